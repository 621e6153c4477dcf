/// Returns a count with its noun: `1 variant`, `2 variants`.
package func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
