//! What a request carries: JSON, alone or beside files.

use axum::body::{Body as AxumBody, Bytes};
use axum::extract::{DefaultBodyLimit, FromRequest, Multipart};
use serde_json::Value;

/// A file that came with a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Upload {
    /// The n of `files[n]`.
    pub number: u64,
    pub name: String,
    pub bytes: Vec<u8>,
}

/// What a request carries.
#[derive(Clone, Debug, Default)]
pub(super) struct Body {
    pub json: Value,
    pub files: Vec<Upload>,
    /// What is wrong with how it was packed.
    pub faults: Vec<String>,
}

/// Unpacks what came.
pub(super) async fn read(content_type: &str, bytes: Bytes) -> Body {
    if content_type.starts_with("multipart/form-data") {
        return multipart(content_type, bytes).await;
    }
    let mut body = Body::default();
    if bytes.is_empty() {
        return body;
    }
    if !content_type.starts_with("application/json") {
        body.faults.push(format!("a body of type {content_type:?}"));
    }
    match serde_json::from_slice(&bytes) {
        Ok(json) => body.json = json,
        Err(error) => body.faults.push(format!("a body that is no JSON: {error}")),
    }
    body
}

async fn multipart(content_type: &str, bytes: Bytes) -> Body {
    let mut body = Body::default();
    let mut request = axum::http::Request::builder()
        .header("content-type", content_type)
        .body(AxumBody::from(bytes))
        .expect("a request");
    // Its size was checked before.
    DefaultBodyLimit::disable().apply(&mut request);
    let mut parts = match Multipart::from_request(request, &()).await {
        Ok(parts) => parts,
        Err(error) => {
            body.faults.push(format!("multipart: {error}"));
            return body;
        }
    };
    loop {
        let part = match parts.next_field().await {
            Ok(Some(part)) => part,
            Ok(None) => return body,
            Err(error) => {
                body.faults.push(format!("multipart: {error}"));
                return body;
            }
        };
        let name = part.name().unwrap_or_default().to_owned();
        let file = part.file_name().map(str::to_owned);
        let bytes = match part.bytes().await {
            Ok(bytes) => bytes,
            Err(error) => {
                body.faults.push(format!("multipart: {error}"));
                return body;
            }
        };
        let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
        match (name.as_str(), number.and_then(|number| number.parse().ok()), file) {
            ("payload_json", _, None) => match serde_json::from_slice(&bytes) {
                Ok(json) => body.json = json,
                Err(error) => body.faults.push(format!("payload_json is no JSON: {error}")),
            },
            (_, Some(number), Some(name)) => {
                body.files.push(Upload { number, name, bytes: bytes.to_vec() });
            }
            (name, _, file) => {
                body.faults.push(format!("a part {name:?} with the file name {file:?}"));
            }
        }
    }
}
