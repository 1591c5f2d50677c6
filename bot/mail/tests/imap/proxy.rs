//! A connection to a server that can be cut and restored.

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

pub struct Proxy {
    address: String,
    whole: watch::Sender<bool>,
}

impl Proxy {
    pub async fn start(server: String) -> Proxy {
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap().to_string();
        let (whole, state) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((mut near, _)) = socket.accept().await {
                let (server, mut state) = (server.clone(), state.clone());
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(server).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = state.wait_for(|whole| !whole) => {}
                    }
                });
            }
        });
        Proxy { address, whole }
    }

    pub fn address(&self) -> String {
        self.address.clone()
    }

    pub fn cut(&mut self) {
        self.whole.send_replace(false);
    }

    pub fn mend(&mut self) {
        self.whole.send_replace(true);
    }
}
