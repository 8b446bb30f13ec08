//! One-time links to another device: in a town they are opened at whichever node somebody comes to.

use super::super::StoreError;
use super::Postgres;
use super::read::first;
use crate::ids::Hash;

impl Postgres {
    /// A link that waits to be opened; false if too many do, of all or of one guest. Those that waited too long go.
    pub(in super::super) async fn add_link(
        &self,
        (link, guest): (Hash, i64),
        until: i64,
        (all, own): (i64, i64),
    ) -> Result<bool, StoreError> {
        let now = crate::house::now();
        self.reader.all("DELETE FROM link WHERE until <= $1 RETURNING 1", &[&now], first::<i32>).await?;
        let sql = "INSERT INTO link (hash, guest, until) SELECT $1, $2, $3 WHERE (SELECT count(*) FROM link) < $4
                   AND (SELECT count(*) FROM link WHERE guest = $2) < $5 RETURNING guest";
        let added = self.reader.one(sql, &[&link.as_slice(), &guest, &until, &all, &own], first::<i64>).await?;
        Ok(added.is_some())
    }

    /// Whose link it is, if it still works.
    pub(in super::super) async fn link(&self, link: Hash) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT guest FROM link WHERE hash = $1 AND until > $2";
        self.reader.one(sql, &[&link.as_slice(), &crate::house::now()], first).await
    }

    /// The same, and it never works again.
    pub(in super::super) async fn use_link(&self, link: Hash) -> Result<Option<i64>, StoreError> {
        let sql = "DELETE FROM link WHERE hash = $1 AND until > $2 RETURNING guest";
        self.reader.one(sql, &[&link.as_slice(), &crate::house::now()], first).await
    }

    /// No link of this guest works any more.
    pub(in super::super) async fn drop_links(&self, guest: i64) -> Result<(), StoreError> {
        self.reader.all("DELETE FROM link WHERE guest = $1 RETURNING guest", &[&guest], first::<i64>).await.map(drop)
    }
}
