//! Passwords, hashed with argon2id.
//!
//! A hash takes 19 MiB and some milliseconds of a processor, so only a few are computed at once and the others wait.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use dvonn_wire::Password;
use tokio::sync::Semaphore;

use crate::games::Fault;

/// How many hashes are computed at once.
const AT_ONCE: usize = 2;

/// The hash of no password. Whoever asks for an unknown name waits as long as for a known one.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c2FsdCBvZiBub2JvZHk$47WylkN1lP5JsJAKyV3GYPVgY7kvEpDQfxGYDQBgV4o";

/// Computes and compares hashes.
pub(crate) struct Passwords {
    turns: Semaphore,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords { turns: Semaphore::new(AT_ONCE) }
    }

    /// The hash of a password, with a random salt.
    pub(crate) async fn hash(&self, password: Password) -> Result<String, Fault> {
        self.compute(move || {
            let hashed = Argon2::default().hash_password(password.reveal().as_bytes());
            hashed.expect("the system has random numbers, and the parameters are valid").to_string()
        })
        .await
    }

    /// Whether this is the password with this hash.
    pub(crate) async fn fits(&self, password: Password, hash: Option<String>) -> Result<bool, Fault> {
        self.compute(move || {
            let is_known = hash.is_some();
            let hash = hash.unwrap_or_else(|| NOBODY.to_owned());
            let fits = PasswordHash::new(&hash).is_ok_and(|hash| {
                Argon2::default().verify_password(password.reveal().as_bytes(), &hash).is_ok()
            });
            fits && is_known
        })
        .await
    }

    async fn compute<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let _turn = self.turns.acquire().await.map_err(|_| Fault::Busy)?;
        tokio::task::spawn_blocking(work).await.map_err(|_| Fault::Busy)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn password(text: &str) -> Password {
        Password::new(text.to_owned()).unwrap()
    }

    #[tokio::test]
    async fn only_the_right_password_fits_and_equal_passwords_have_different_hashes() {
        let passwords = Passwords::new();
        let one = passwords.hash(password("correct horse")).await.unwrap();
        let other = passwords.hash(password("correct horse")).await.unwrap();
        assert_ne!(one, other);
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        assert!(passwords.fits(password("correct horse"), Some(one.clone())).await.unwrap());
        assert!(!passwords.fits(password("correct house"), Some(one)).await.unwrap());
    }

    #[tokio::test]
    async fn nobody_has_a_hash_that_takes_as_long_but_fits_nothing() {
        let nobody = PasswordHash::new(NOBODY).unwrap();
        assert_eq!((nobody.params.get_decimal("m"), nobody.params.get_decimal("t")), (Some(19_456), Some(2)));
        assert!(!Passwords::new().fits(password("correct horse"), None).await.unwrap());
    }
}
