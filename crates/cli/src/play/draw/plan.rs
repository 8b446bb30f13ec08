//! Who gets which part of the screen. The question never moves; the log takes what is left.

use ratatui::layout::Rect;

/// The smallest screen everything fits on.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);
/// From this width on there is a second column.
const WIDE: u16 = 116;
/// Lines of the log below which nothing else may grow.
const FEW_LINES: u16 = 7;

/// The parts of the screen. Log, hand, question and explanation begin with a heading.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    /// Turn and piles.
    pub(crate) header: Rect,
    /// Events in force and to come, where they are played with.
    pub(crate) events: Option<Rect>,
    /// The seats, with one line of headings.
    pub(crate) seats: Rect,
    /// Lines for each seat.
    pub(crate) seat_lines: u16,
    /// What has happened.
    pub(crate) log: Rect,
    /// The own hand.
    pub(crate) hand: Rect,
    /// The question and its answers.
    pub(crate) question: Rect,
    /// The keys.
    pub(crate) keys: Rect,
    /// What the cursor is on, where there is room.
    pub(crate) about: Option<Rect>,
}

/// How many lines each growing part gets.
#[derive(Copy, Clone)]
struct Sizes {
    seat_lines: u16,
    hand: u16,
    question: u16,
    log: u16,
}

/// Something that could have more room.
type Wish = fn(&mut Sizes);

impl Plan {
    /// Divides the screen for a table of so many seats, with or without events; nothing if it is too small.
    pub(crate) fn new(area: Rect, seats: u16, events: bool) -> Option<Plan> {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return None;
        }
        let wide = area.width >= WIDE;
        let main = if wide { (area.width * 3 / 5).max(SMALLEST.0) } else { area.width };
        let height = area.height - u16::from(events);
        let sizes = if wide { beside(height, seats) } else { below(height, seats) };
        let mut top = area.y;
        let mut take = |lines: u16| {
            let part = Rect::new(area.x, top, main, lines);
            top += lines;
            part
        };
        let header = Rect { width: area.width, ..take(1) };
        let events = events.then(|| Rect { width: area.width, ..take(1) });
        let seat_rows = take(1 + seats * sizes.seat_lines);
        let mut log = take(sizes.log);
        let hand = take(1 + sizes.hand);
        let question = take(1 + sizes.question);
        let keys = Rect { width: area.width, ..take(1) };
        let mut about = None;
        if wide {
            let lines = height - 2;
            let explained = if lines >= 28 { lines * 2 / 5 } else { 0 };
            let side = |y, height| Rect::new(area.x + main + 1, y, area.width - main - 1, height);
            log = side(area.bottom() - 1 - lines, lines - explained);
            about = (explained > 0).then(|| side(log.bottom(), explained));
        }
        Some(Plan { header, events, seats: seat_rows, seat_lines: sizes.seat_lines, log, hand, question, keys, about })
    }
}

/// One column: the log lies between seats and hand, with a heading of its own.
fn below(height: u16, seats: u16) -> Sizes {
    let log = |s: &Sizes| height.saturating_sub(5 + seats * s.seat_lines + s.hand + s.question);
    let mut sizes = Sizes { seat_lines: 1, hand: 3, question: 5, log: 0 };
    if log(&sizes) < 4 {
        sizes.question = 4;
    }
    let wishes: [Wish; 6] =
        [|s| s.question = 6, |s| s.seat_lines = 2, |s| s.hand = 4, |s| s.question = 7, |s| s.hand = 6, |s| s.hand = 8];
    for wish in wishes {
        let mut grown = sizes;
        wish(&mut grown);
        if log(&grown) > FEW_LINES {
            sizes = grown;
        }
    }
    Sizes { log: log(&sizes), ..sizes }
}

/// Two columns: the hand takes what is left in the first.
fn beside(height: u16, seats: u16) -> Sizes {
    let hand = |s: &Sizes| height.saturating_sub(5 + seats * s.seat_lines + s.question);
    let mut sizes = Sizes { seat_lines: 1, hand: 0, question: 5, log: 0 };
    let wishes: [(Wish, u16); 3] = [(|s| s.seat_lines = 2, 4), (|s| s.question = 7, 8), (|s| s.seat_lines = 3, 13)];
    for (wish, least) in wishes {
        let mut grown = sizes;
        wish(&mut grown);
        if hand(&grown) >= least {
            sizes = grown;
        }
    }
    Sizes { hand: hand(&sizes), ..sizes }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(plan: &Plan) -> Vec<Rect> {
        let mut parts = vec![plan.header, plan.seats, plan.log, plan.hand, plan.question, plan.keys];
        parts.extend(plan.about.into_iter().chain(plan.events));
        parts
    }

    #[test]
    fn nothing_overlaps_and_nothing_leaves_the_screen() {
        for (width, height) in [(80, 24), (100, 30), (116, 24), (120, 40), (140, 45), (200, 60)] {
            for (seats, events) in (2..=8).flat_map(|seats| [(seats, false), (seats, true)]) {
                let area = Rect::new(0, 0, width, height);
                let plan = Plan::new(area, seats, events).expect("large enough");
                let parts = parts(&plan);
                for (i, part) in parts.iter().enumerate() {
                    assert!(!part.is_empty(), "{part} of {area}");
                    assert_eq!(part.intersection(area), *part, "{part} leaves {area}");
                    assert!(parts[i + 1..].iter().all(|other| !part.intersects(*other)), "{part} overlaps in {area}");
                }
                assert_eq!((plan.keys.bottom(), plan.events.is_some()), (height, events));
                // Eight players and events on the smallest screen leave two lines of the log.
                let least = if events { 3 } else { 4 };
                assert!(plan.log.height >= least && plan.question.height >= 5 && plan.hand.height >= 4, "{plan:?}");
            }
        }
    }

    #[test]
    fn a_small_screen_is_refused() {
        assert_eq!(Plan::new(Rect::new(0, 0, 79, 24), 5, false), None);
        assert_eq!(Plan::new(Rect::new(0, 0, 80, 23), 5, false), None);
    }

    #[test]
    fn more_room_is_used() {
        let plan = |width, height| Plan::new(Rect::new(0, 0, width, height), 5, false).expect("large enough");
        assert_eq!(plan(80, 24).seat_lines, 1);
        assert_eq!(plan(80, 34).seat_lines, 2);
        assert!(plan(140, 45).about.is_some());
    }
}
