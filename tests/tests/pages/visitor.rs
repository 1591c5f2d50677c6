//! Somebody who looks at the club's pages with a browser that has no scripts: follows links, fills
//! in forms, and keeps cookies as browsers do. Every page is judged as it comes.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use scraper::{ElementRef, Html, Selector};

/// The largest page.
const LARGEST: usize = 60_000;

/// The attributes that every element can have.
const EVERYWHERE: &str = "class id aria-label tabindex";

/// Every element of our layouts, and which attributes it has.
const ELEMENTS: &[(&str, &str)] = &[
    ("html", "lang data-theme"),
    ("head", ""),
    ("meta", "charset name content"),
    ("title", ""),
    ("link", "rel type href"),
    ("script", "src defer"),
    ("style", ""),
    ("body", ""),
    ("header", ""),
    ("nav", ""),
    ("main", ""),
    ("section", ""),
    ("footer", ""),
    ("h1", ""),
    ("h2", ""),
    ("h3", ""),
    ("dl", ""),
    ("dt", ""),
    ("dd", ""),
    ("strong", ""),
    ("p", "role"),
    ("div", "role tabindex"),
    ("span", "role"),
    ("pre", ""),
    ("ul", ""),
    ("li", ""),
    ("a", "href rel aria-current"),
    ("picture", ""),
    ("source", "media srcset"),
    ("img", "src alt width height"),
    ("table", ""),
    ("caption", ""),
    ("thead", ""),
    ("tbody", ""),
    ("tr", ""),
    ("th", "scope"),
    ("td", "colspan"),
    ("details", ""),
    ("summary", ""),
    ("form", "method action"),
    ("label", ""),
    ("input", "type name value maxlength autocomplete autocapitalize required inputmode"),
    ("select", "name"),
    ("option", "value selected"),
    ("button", "name value type"),
];

/// A browser on one device.
#[derive(Debug)]
pub struct Visitor {
    pages: SocketAddr,
    runtime: tokio::runtime::Runtime,
    client: reqwest::Client,
    pub cookies: BTreeMap<String, String>,
    /// What a web server in front would say of its network.
    pub network: Option<String>,
    pub language: &'static str,
}

/// What came back.
#[derive(Debug)]
pub struct Fetched {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub bytes: Vec<u8>,
}

/// A form as it would be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub action: String,
    pub is_post: bool,
    pub fields: Vec<(String, String)>,
}

impl Form {
    /// Its fields as they are sent.
    pub fn body(&self) -> String {
        let field =
            |(name, value): &(String, String)| format!("{}={}", escaped(name), escaped(value));
        self.fields.iter().map(field).collect::<Vec<_>>().join("&")
    }
}

fn selector(text: &str) -> Selector {
    Selector::parse(text).expect("a selector")
}

fn text(element: ElementRef<'_>) -> String {
    element.text().collect::<Vec<_>>().join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Visitor {
    /// # Panics
    /// No runtime can be made.
    pub fn at(pages: SocketAddr) -> Visitor {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        // The club hangs up after twenty seconds, which nobody here notices in the meantime.
        let client = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .pool_idle_timeout(Duration::from_secs(10));
        Visitor {
            pages,
            runtime: runtime.expect("a runtime"),
            client: client.build().expect("a client"),
            cookies: BTreeMap::new(),
            network: None,
            language: "en",
        }
    }

    /// Reaches a club that was opened again elsewhere.
    pub fn moves_to(&mut self, pages: SocketAddr) {
        self.pages = pages;
    }

    pub fn is_at(&self, pages: SocketAddr) -> bool {
        self.pages == pages
    }

    /// Sends a request as it is, but for the cookies, which it has and keeps.
    ///
    /// # Panics
    /// There is no answer.
    pub fn send(&mut self, path: &str, headers: &[(&str, &str)], form: Option<&str>) -> Fetched {
        match form {
            None => self.request(("GET", path), headers, ""),
            Some(form) => {
                let kind = [("content-type", "application/x-www-form-urlencoded")];
                self.request(("POST", path), &[&kind, headers].concat(), form)
            }
        }
    }

    /// The same in any way.
    ///
    /// # Panics
    /// There is no answer.
    pub fn request(
        &mut self,
        (method, path): (&str, &str),
        headers: &[(&str, &str)],
        body: &str,
    ) -> Fetched {
        let address = format!("http://{}{path}", self.pages);
        let mut request =
            self.client.request(method.parse().expect("a method"), address).body(body.to_owned());
        request = request.header("accept-language", self.language);
        if let Some(network) = &self.network {
            request = request.header("x-forwarded-for", network);
        }
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let fetched = self.runtime.block_on(async {
            let response = request.send().await.expect("an answer");
            let status = response.status().as_u16();
            let mut headers = BTreeMap::new();
            let mut kept = Vec::new();
            for (name, value) in response.headers() {
                let value = value.to_str().expect("a header").to_owned();
                if name == "set-cookie" {
                    kept.push(value.clone());
                }
                headers.insert(name.to_string(), value);
            }
            let bytes = response.bytes().await.expect("a body").to_vec();
            (Fetched { status, headers, bytes }, kept)
        });
        let (fetched, kept) = fetched;
        for cookie in kept {
            assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
            let (name, value) =
                cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a cookie");
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        fetched.judge(path, method == "HEAD");
        fetched
    }

    /// Looks at a page, and follows where it leads.
    pub fn get(&mut self, path: &str) -> Fetched {
        let fetched = self.send(path, &[], None);
        self.follow(fetched)
    }

    /// Sends a form, as its browser would.
    pub fn submit(&mut self, form: &Form) -> Fetched {
        let fields = form.body();
        let fetched = match form.is_post {
            true => {
                let origin = format!("http://{}", self.pages);
                self.send(&form.action, &[("origin", &origin)], Some(&fields))
            }
            false => self.send(&format!("{}?{fields}", form.action), &[], None),
        };
        self.follow(fetched)
    }

    fn follow(&mut self, fetched: Fetched) -> Fetched {
        match fetched.headers.get("location").cloned() {
            Some(to) => self.send(&to, &[], None),
            None => fetched,
        }
    }
}

/// A text in a form (RFC 3986).
fn escaped(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

impl Fetched {
    /// What is true of every answer.
    fn judge(&self, path: &str, is_head: bool) {
        let header = |name: &str| self.headers.get(name).map(String::as_str).unwrap_or_default();
        let policy = header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'"), "{path}: {policy}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
        assert!(!header("cache-control").is_empty(), "{path}");
        for name in ["x-frame-options", "cross-origin-opener-policy"] {
            assert!(!header(name).is_empty(), "{path} has no {name}");
        }
        if self.status == 304 {
            assert!(self.bytes.is_empty(), "{path} was sent again");
            return;
        }
        if is_head || !header("content-type").starts_with("text/html") {
            return;
        }
        assert!(self.bytes.len() <= LARGEST, "{path} has {} bytes", self.bytes.len());
        self.judge_elements(path);
        if path.starts_with("/u/") {
            return;
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        let page = self.html();
        assert_eq!(page.errors, Vec::<String>::new(), "{path}");
        for (what, inside) in [("style", "[style], style"), ("script", "script:not([src])")] {
            assert_eq!(page.select(&selector(inside)).count(), 0, "{path} has {what} inside");
        }
        for (element, attribute) in [("[src]", "src"), ("link[href]", "href"), ("form", "action")] {
            for found in page.select(&selector(element)) {
                let address = found.attr(attribute).unwrap_or_default();
                assert!(address.starts_with('/'), "{path}: {element} is elsewhere: {address}");
            }
        }
        for form in page.select(&selector("form[method=post]")) {
            assert!(form.select(&selector("[name=token]")).next().is_some(), "{path}");
        }
    }

    /// Nothing is on a page that no layout of ours has, wherever it may have come from.
    fn judge_elements(&self, path: &str) {
        let page = self.html();
        for element in page.root_element().descendent_elements() {
            let name = element.value().name();
            let Some((_, attributes)) = ELEMENTS.iter().find(|(known, _)| *known == name) else {
                panic!("{path} has <{name}>: {}", element.html());
            };
            for (attribute, _) in element.value().attrs() {
                let mut known = EVERYWHERE.split(' ').chain(attributes.split(' '));
                let is_known = known.any(|known| known == attribute);
                assert!(is_known, "{path}: {attribute} of <{name}>: {}", element.html());
            }
        }
        // Links stay here, or lead to an email to the club; a game is shared by its address alone.
        for address in self.attributes("a[href]", "href") {
            let is_here = address.starts_with('#')
                || address.starts_with('/') && !address.starts_with("//")
                || address.starts_with("mailto:play@tafl.test?");
            assert!(is_here, "{path} leads to {address}");
        }
    }

    pub fn html(&self) -> Html {
        Html::parse_document(&String::from_utf8_lossy(&self.bytes))
    }

    /// What is read in its main part.
    pub fn said(&self) -> String {
        let page = self.html();
        match page.select(&selector("main")).next() {
            Some(main) => text(main),
            None => String::from_utf8_lossy(&self.bytes).into_owned(),
        }
    }

    /// Whether its main part says that.
    pub fn says(&self, words: &str) -> bool {
        self.said().contains(words)
    }

    /// The elements of that kind, as they are read.
    pub fn texts(&self, which: &str) -> Vec<String> {
        self.html().select(&selector(which)).map(text).collect()
    }

    /// The values of that attribute of all elements of that kind.
    pub fn attributes(&self, which: &str, attribute: &str) -> Vec<String> {
        let page = self.html();
        let which = selector(which);
        let found = page.select(&which);
        found.filter_map(|element| element.attr(attribute)).map(str::to_owned).collect()
    }

    /// The address of the link that is called so.
    ///
    /// # Panics
    /// There is none.
    pub fn link(&self, called: &str) -> String {
        let page = self.html();
        let all = selector("a[href]");
        let mut links = page.select(&all);
        let link = links.find(|link| text(*link).contains(called));
        let link = link.unwrap_or_else(|| panic!("no link {called}: {}", self.said()));
        link.attr("href").unwrap_or_default().to_owned()
    }

    /// The form of the button that is called so, pressed.
    ///
    /// # Panics
    /// There is none.
    pub fn button(&self, called: &str) -> Form {
        let is_called = |button: &ElementRef<'_>| {
            text(*button) == called || button.attr("aria-label") == Some(called)
        };
        self.pressed(is_called).unwrap_or_else(|| panic!("no button {called}: {}", self.said()))
    }

    /// The form in which that field has that value, pressed, if a button has it.
    ///
    /// # Panics
    /// There is none.
    pub fn choice(&self, field: &str, value: &str) -> Form {
        let is_it = |button: &ElementRef<'_>| {
            button.attr("name") == Some(field) && button.attr("value") == Some(value)
        };
        self.pressed(is_it).unwrap_or_else(|| panic!("no choice {field}={value}: {}", self.said()))
    }

    fn pressed(&self, is_it: impl Fn(&ElementRef<'_>) -> bool) -> Option<Form> {
        self.all_pressed(is_it).into_iter().next()
    }

    /// Every form, as each of its buttons sends it.
    pub fn forms(&self) -> Vec<Form> {
        self.all_pressed(|_| true)
    }

    fn all_pressed(&self, is_it: impl Fn(&ElementRef<'_>) -> bool) -> Vec<Form> {
        let page = self.html();
        let mut pressed = Vec::new();
        for form in page.select(&selector("form")) {
            for button in form.select(&selector("button")).filter(&is_it) {
                let mut sent = form_of(form);
                if let Some(name) = button.attr("name") {
                    let value = button.attr("value").unwrap_or_default();
                    sent.fields.push((name.to_owned(), value.to_owned()));
                }
                pressed.push(sent);
            }
        }
        pressed
    }

    /// The form with that field, filled in.
    ///
    /// # Panics
    /// There is none.
    pub fn form_with(&self, field: &str, value: &str) -> Form {
        let page = self.html();
        let fields = selector(&format!("input[name={field}]:not([type=hidden])"));
        let all = selector("form");
        let mut forms = page.select(&all).filter(|form| form.select(&fields).next().is_some());
        // A page has its own form first, and then the line for any command.
        let form = forms.next_back();
        let mut form = form_of(form.unwrap_or_else(|| panic!("no {field}: {}", self.said())));
        form.fields.retain(|(name, _)| name != field);
        form.fields.push((field.to_owned(), value.to_owned()));
        form
    }
}

fn form_of(form: ElementRef<'_>) -> Form {
    // A box that isn't ticked sends nothing.
    let all = selector("input[name]:not([type=checkbox])");
    let fields = form.select(&all).map(|input| {
        let value = |name| input.attr(name).unwrap_or_default().to_owned();
        (value("name"), value("value"))
    });
    Form {
        action: form.attr("action").unwrap_or_default().to_owned(),
        is_post: form.attr("method") == Some("post"),
        fields: fields.collect(),
    }
}
