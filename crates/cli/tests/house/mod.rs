//! The server as a process, for tests.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// Lets many people in from one address.
const CONFIG: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/load.toml");

/// The program under test.
pub fn saloon() -> Command {
    Command::new(env!("CARGO_BIN_EXE_saloon"))
}

/// A running server; killed when it is dropped.
pub struct Server {
    pub child: Child,
    pub address: String,
    /// Held open, so that the last words have somewhere to go.
    _words: BufReader<ChildStdout>,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Opens a house that keeps everything in this folder.
pub fn serve(data: &Path, address: &str) -> Server {
    serve_with(CONFIG, data, address)
}

/// The same with other options.
pub fn serve_with(config: &str, data: &Path, address: &str) -> Server {
    let mut command = saloon();
    command.args(["serve", "--addr", address, "--config", config, "--data"]).arg(data);
    started(command)
}

/// Starts a server and waits until it says where it is.
pub fn started(mut command: Command) -> Server {
    command.stderr(Stdio::null());
    started_as(command)
}

/// The same; its log goes where the command says.
pub fn started_as(mut command: Command) -> Server {
    let mut child = command.stdout(Stdio::piped()).spawn().expect("the program is built");
    let mut line = String::new();
    let out = child.stdout.take().expect("it is piped");
    let mut words = BufReader::new(out);
    words.read_line(&mut line).expect("it says where it is");
    let address = line.split("http://").nth(1).map(|rest| rest.trim().trim_end_matches('/').to_owned());
    Server { child, address: address.unwrap_or_else(|| panic!("it did not open: {line}")), _words: words }
}

/// A folder that is removed again.
pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for a directory")
}
