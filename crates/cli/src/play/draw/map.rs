//! Where everything on the screen is, for the cursor and the mouse.

use ratatui::layout::{Position, Rect};
use saloon_rules::{CardId, EventCard, Seat};

use crate::play::compose::Part;
use crate::play::keys::Way;

/// Something the cursor can be on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// The deck.
    Deck,
    /// The discard pile.
    Discard,
    /// An event in force or to come.
    Event(EventCard),
    /// A seat.
    Seat(Seat),
    /// A card in play.
    InPlay(CardId),
    /// A card of the own hand.
    Hand(CardId),
    /// The question.
    Question,
    /// One of the choices below the question.
    Choice(Part),
    /// Sends what has been composed.
    Send,
    /// Takes it back.
    Undo,
}

/// A spot and its place; what has scrolled away has none.
#[derive(Copy, Clone, Debug)]
struct Cell {
    spot: Spot,
    x: u16,
    place: Option<Rect>,
}

/// All spots, row by row from the top.
#[derive(Clone, Debug, Default)]
pub(crate) struct Map {
    rows: Vec<Vec<Cell>>,
}

impl Map {
    /// Begins a new row.
    pub(crate) fn row(&mut self) {
        self.rows.push(Vec::new());
    }

    /// Adds a spot to the last row.
    pub(crate) fn put(&mut self, spot: Spot, place: Rect) {
        self.add(Cell { spot, x: place.x, place: Some(place) });
    }

    /// Adds a spot that has scrolled away.
    pub(crate) fn put_hidden(&mut self, spot: Spot, x: u16) {
        self.add(Cell { spot, x, place: None });
    }

    fn add(&mut self, cell: Cell) {
        match self.rows.last_mut() {
            Some(row) => row.push(cell),
            None => self.rows.push(vec![cell]),
        }
    }

    /// What is at this place of the screen.
    pub(crate) fn at(&self, x: u16, y: u16) -> Option<Spot> {
        let hit = |cell: &&Cell| cell.place.is_some_and(|place| place.contains(Position { x, y }));
        self.rows.iter().flatten().find(hit).map(|cell| cell.spot)
    }

    /// Where one gets from a spot by an arrow key.
    pub(crate) fn go(&self, from: Spot, way: Way) -> Option<Spot> {
        let rows: Vec<&Vec<Cell>> = self.rows.iter().filter(|row| !row.is_empty()).collect();
        let place = rows
            .iter()
            .enumerate()
            .find_map(|(y, row)| row.iter().position(|cell| cell.spot == from).map(|at| (y, at)));
        let Some((y, at)) = place else {
            return rows.last().and_then(|row| row.first()).map(|cell| cell.spot);
        };
        let x = rows[y][at].x;
        match way {
            Way::Left if at > 0 => Some(rows[y][at - 1].spot),
            Way::Right if at + 1 < rows[y].len() => Some(rows[y][at + 1].spot),
            Way::Left | Way::Right => None,
            Way::Up if y == 0 => None,
            Way::Up => nearest(rows[y - 1], x),
            Way::Down => rows.get(y + 1).and_then(|row| nearest(row, x)),
        }
    }

    /// Every place with its spot, for checking that none lies on another.
    #[cfg(test)]
    pub(crate) fn places(&self) -> impl Iterator<Item = (Spot, Rect)> {
        self.rows.iter().flatten().filter_map(|cell| cell.place.map(|place| (cell.spot, place)))
    }
}

fn nearest(row: &[Cell], x: u16) -> Option<Spot> {
    row.iter().min_by_key(|cell| cell.x.abs_diff(x)).map(|cell| cell.spot)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Spot {
        Spot::Seat(Seat::new(index).expect("a seat"))
    }

    fn map() -> Map {
        let mut map = Map::default();
        map.row();
        map.put(Spot::Deck, Rect::new(40, 0, 8, 1));
        map.put(Spot::Discard, Rect::new(50, 0, 8, 1));
        map.row();
        map.put(seat(0), Rect::new(0, 2, 30, 1));
        map.row();
        map.put(seat(1), Rect::new(0, 3, 30, 1));
        map.row();
        map.put_hidden(Spot::Question, 0);
        map
    }

    #[test]
    fn arrows_go_to_what_is_there() {
        let map = map();
        assert_eq!(map.go(seat(1), Way::Up), Some(seat(0)));
        assert_eq!(map.go(seat(0), Way::Up), Some(Spot::Deck));
        assert_eq!(map.go(Spot::Deck, Way::Right), Some(Spot::Discard));
        assert_eq!(map.go(Spot::Deck, Way::Up), None);
        assert_eq!(map.go(seat(1), Way::Down), Some(Spot::Question), "though it has scrolled away");
        assert_eq!(map.go(Spot::Send, Way::Down), Some(Spot::Question), "from nowhere to the last row");
    }

    #[test]
    fn the_mouse_hits_what_it_points_at() {
        let map = map();
        assert_eq!(map.at(5, 3), Some(seat(1)));
        assert_eq!(map.at(31, 3), None);
    }
}
