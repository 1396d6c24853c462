//! Ridge regression: least squares with a penalty on large weights.

/// The weights for rows of counts and their target sums. `strength` pulls the weights towards zero, so that counts that
/// depend on others do no harm.
pub(crate) fn ridge<const N: usize>(rows: &[([f64; N], f64)], strength: f64) -> [f64; N] {
    let mut squares = [[0.0; N]; N];
    let mut sums = [0.0; N];
    for (counts, target) in rows {
        for i in 0..N {
            for j in 0..N {
                squares[i][j] += counts[i] * counts[j];
            }
            sums[i] += counts[i] * target;
        }
    }
    for (i, row) in squares.iter_mut().enumerate() {
        row[i] += strength;
    }
    solved(squares, sums)
}

/// Gaussian elimination. The matrix is positive definite, so no pivot is zero.
fn solved<const N: usize>(mut matrix: [[f64; N]; N], mut sums: [f64; N]) -> [f64; N] {
    for pivot in 0..N {
        let row = matrix[pivot];
        for below in pivot + 1..N {
            let factor = matrix[below][pivot] / row[pivot];
            for column in pivot..N {
                matrix[below][column] -= factor * row[column];
            }
            sums[below] -= factor * sums[pivot];
        }
    }
    for pivot in (0..N).rev() {
        let known: f64 = (pivot + 1..N).map(|column| matrix[pivot][column] * sums[column]).sum();
        sums[pivot] = (sums[pivot] - known) / matrix[pivot][pivot];
    }
    sums
}

#[cfg(test)]
mod tests {
    use fastrand::Rng;

    use super::*;

    #[test]
    fn known_weights_are_recovered() {
        let truth = [2.0, -1.0, 0.5, 0.0, 3.0];
        let mut rng = Rng::with_seed(1);
        let rows: Vec<([f64; 5], f64)> = (0..400)
            .map(|_| {
                let counts = std::array::from_fn(|_| f64::from(rng.i8(-5..=5)));
                (counts, counts.iter().zip(truth).map(|(count, weight)| count * weight).sum())
            })
            .collect();
        for (found, weight) in ridge(&rows, 1e-6).into_iter().zip(truth) {
            assert!((found - weight).abs() < 1e-6, "{found} for {weight}");
        }
        let pulled = ridge(&rows, 1e6);
        assert!(pulled.iter().all(|weight| weight.abs() < 0.1), "{pulled:?}");
    }

    #[test]
    fn dependent_counts_share_their_weight() {
        let rows = [([1.0, 1.0], 2.0), ([3.0, 3.0], 6.0), ([-2.0, -2.0], -4.0)];
        for weight in ridge(&rows, 1e-6) {
            assert!((weight - 1.0).abs() < 1e-4, "{weight}");
        }
    }
}
