//! Finished games that somebody looks back at: one after the other, on a thread that gives way to everybody who plays.
//!
//! A study goes on when whoever asked for it has left, and what came of it is kept for whoever comes next, until many others
//! have been made. It depends on nothing but the game, so that nothing is lost if it has to be made again.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use saloon_protocol::study::{GameStudy, StudyState};

use crate::ids::Id;

/// So many may wait.
const MOST_WAITING: usize = 16;

/// So many are kept: some ten kilobytes each.
const MOST_KEPT: usize = 300;

/// The work on one game: is told where to say which share is done, and when to stop.
pub type Studying = Box<dyn FnOnce(&mut dyn FnMut(f64), &AtomicBool) -> Option<GameStudy> + Send>;

/// All of them.
#[derive(Default)]
pub struct Studies(Arc<Desk>);

#[derive(Default)]
struct Desk {
    papers: Mutex<Papers>,
    /// The house is closing.
    closing: AtomicBool,
}

#[derive(Default)]
struct Papers {
    waiting: VecDeque<(Id, Studying)>,
    /// The game under way, and how many hundredths of it are done.
    running: Option<(Id, Arc<AtomicU8>)>,
    /// What came of others, the latest last; none if nothing did.
    done: VecDeque<(Id, Option<Arc<GameStudy>>)>,
}

/// Too many wait already.
#[derive(Debug, PartialEq, Eq)]
pub struct TooMany;

impl Studies {
    /// How far the study of a game is.
    pub fn state(&self, game: Id) -> StudyState {
        self.0.papers().state(game)
    }

    /// Lets a game be studied, unless it is or was.
    pub fn ask(&self, game: Id, work: Studying) -> Result<StudyState, TooMany> {
        let mut papers = self.0.papers();
        if papers.state(game) == StudyState::Unasked {
            if papers.waiting.len() >= MOST_WAITING {
                return Err(TooMany);
            }
            papers.waiting.push_back((game, work));
        }
        drop(papers);
        Desk::go_on(&self.0);
        Ok(self.state(game))
    }

    /// How many wait, the one under way among them.
    pub fn waiting(&self) -> usize {
        let papers = self.0.papers();
        papers.waiting.len() + usize::from(papers.running.is_some())
    }

    /// Is there room for one more?
    pub fn has_room(&self) -> bool {
        self.0.papers().waiting.len() < MOST_WAITING
    }
}

impl Drop for Studies {
    fn drop(&mut self) {
        self.0.closing.store(true, Ordering::Relaxed);
    }
}

impl Papers {
    fn state(&self, game: Id) -> StudyState {
        if let Some((_, found)) = self.done.iter().find(|(id, _)| *id == game) {
            let done = |study: &Arc<GameStudy>| StudyState::Done { study: GameStudy::clone(study) };
            return found.as_ref().map_or(StudyState::Failed, done);
        }
        match &self.running {
            Some((id, percent)) if *id == game => {
                return StudyState::Running { percent: percent.load(Ordering::Relaxed) };
            }
            _ => {}
        }
        let place = self.waiting.iter().position(|(id, _)| *id == game);
        place.map_or(StudyState::Unasked, |place| StudyState::Waiting {
            ahead: place as u32 + u32::from(self.running.is_some()),
        })
    }
}

impl Desk {
    fn papers(&self) -> MutexGuard<'_, Papers> {
        self.papers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins with the next game, if none is under way.
    fn go_on(desk: &Arc<Desk>) {
        let mut papers = desk.papers();
        if papers.running.is_some() || desk.closing.load(Ordering::Relaxed) {
            return;
        }
        let Some((game, work)) = papers.waiting.pop_front() else { return };
        let percent = Arc::new(AtomicU8::new(0));
        papers.running = Some((game, Arc::clone(&percent)));
        drop(papers);
        let place = Place { desk: Arc::clone(desk), game, found: None };
        // If there is no thread to be had, the place is given up, and nothing came of it.
        let _ = std::thread::Builder::new().name("study".into()).spawn(move || aside(place, work, &percent));
    }
}

/// Studies one game, out of everybody's way.
fn aside(mut place: Place, work: Studying, percent: &AtomicU8) {
    // On Linux this is about the thread.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(19);
    let mut progress = |share: f64| percent.store((100.0 * share).clamp(0.0, 100.0) as u8, Ordering::Relaxed);
    let desk = Arc::clone(&place.desk);
    place.found = work(&mut progress, &desk.closing);
}

/// The place of the game under way: given up in the end, also by a study that broke down.
struct Place {
    desk: Arc<Desk>,
    game: Id,
    found: Option<GameStudy>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut papers = self.desk.papers();
        papers.running = None;
        papers.done.push_back((self.game, self.found.take().map(Arc::new)));
        if papers.done.len() > MOST_KEPT {
            papers.done.pop_front();
        }
        drop(papers);
        Desk::go_on(&self.desk);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::{Duration, Instant};

    use super::*;

    fn nothing() -> GameStudy {
        GameStudy { camps: vec![], open: vec![], turns: vec![], moments: vec![], moves: vec![] }
    }

    fn id(number: u8) -> Id {
        Id::from_number(number.into())
    }

    fn until(studies: &Studies, game: Id, wanted: impl Fn(&StudyState) -> bool) -> StudyState {
        let began = Instant::now();
        loop {
            let state = studies.state(game);
            if wanted(&state) {
                return state;
            }
            assert!(began.elapsed() < Duration::from_secs(60), "{state:?}");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    #[test]
    fn one_after_the_other_and_each_once() {
        let studies = Studies::default();
        let (go, gate) = mpsc::channel::<()>();
        let first: Studying = Box::new(move |progress, _| {
            progress(0.42);
            gate.recv().ok().map(|()| nothing())
        });
        studies.ask(id(1), first).expect("there is room");
        until(&studies, id(1), |state| *state == StudyState::Running { percent: 42 });
        let second = studies.ask(id(2), Box::new(|_, _| panic!("a fault in a study")));
        assert_eq!(second, Ok(StudyState::Waiting { ahead: 1 }));
        assert_eq!(studies.ask(id(3), Box::new(|_, _| Some(nothing()))), Ok(StudyState::Waiting { ahead: 2 }));
        let again = studies.ask(id(3), Box::new(|_, _| panic!("it waits already")));
        assert_eq!(again, Ok(StudyState::Waiting { ahead: 2 }));
        assert_eq!(studies.state(id(9)), StudyState::Unasked);
        go.send(()).expect("it waits for that");
        until(&studies, id(3), |state| matches!(state, StudyState::Done { .. }));
        assert_eq!(studies.state(id(1)), StudyState::Done { study: nothing() });
        assert_eq!(studies.state(id(2)), StudyState::Failed, "a fault leaves the place to others");
        let kept = studies.ask(id(1), Box::new(|_, _| panic!("it is kept")));
        assert_eq!(kept, Ok(StudyState::Done { study: nothing() }));
    }

    #[test]
    fn the_queue_has_an_end_and_closing_stops_what_is_under_way() {
        let studies = Studies::default();
        let (stopped, hear) = mpsc::channel();
        let first: Studying = Box::new(move |_, cancel| {
            while !cancel.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
            let _ = stopped.send(());
            None
        });
        studies.ask(id(0), first).expect("there is room");
        let asked = (1..40).filter(|game| studies.ask(id(*game), Box::new(|_, _| None)).is_ok()).count();
        assert_eq!((asked, studies.has_room()), (MOST_WAITING, false));
        drop(studies);
        hear.recv_timeout(Duration::from_secs(60)).expect("it stops");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn it_gives_way_to_everybody_else() {
        let studies = Studies::default();
        let (tell, hear) = mpsc::channel();
        let work: Studying = Box::new(move |_, _| {
            let _ = tell.send(rustix::process::getpriority_process(None));
            None
        });
        studies.ask(id(1), work).expect("there is room");
        assert_eq!(hear.recv_timeout(Duration::from_secs(60)), Ok(Ok(19)));
    }
}
