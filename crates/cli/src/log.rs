//! What the server says of itself: lines for people, or one JSON object a line for programs.

use std::fmt;

use anyhow::{Context, Result};
use saloon_server::LogForm;
use tracing::{Event, Subscriber};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt::format::{Format, Json, JsonFields, Writer};
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::registry::LookupSpan;

/// Begins to write the log to stderr. `node` is what this server is called in it.
pub fn begin(form: LogForm, node: &str) -> Result<()> {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,async_nats=warn"));
    // What it says below that names its servers, passwords and all.
    let filter = filter.add_directive("async_nats::connector=warn".parse()?);
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match form {
        LogForm::Text => log.init(),
        LogForm::Json => {
            let inner = Format::default().json().flatten_event(true).with_current_span(false).with_span_list(false);
            let node = serde_json::to_string(node).context("a name is text")?;
            log.fmt_fields(JsonFields::new()).event_format(Named { node, inner }).init();
        }
    }
    // The words of a panic may hold what lies hidden at a table; its place in the program does not.
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(|place| format!("{}:{}", place.file(), place.line()));
        tracing::error!(place = place.as_deref().unwrap_or("unknown"), "a fault in the program");
    }));
    Ok(())
}

/// Lines as the library writes them, each with the name of the node before everything else.
struct Named {
    /// As JSON.
    node: String,
    inner: Format<Json>,
}

impl<S, N> FormatEvent<S, N> for Named
where
    S: Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(&self, at: &FmtContext<'_, S, N>, mut writer: Writer<'_>, event: &Event<'_>) -> fmt::Result {
        let mut line = String::new();
        self.inner.format_event(at, Writer::new(&mut line), event)?;
        let rest = line.strip_prefix('{').ok_or(fmt::Error)?;
        write!(writer, "{{\"node\":{},{rest}", self.node)
    }
}
