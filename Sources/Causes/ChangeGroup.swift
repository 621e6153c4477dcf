/// Variants in which the same inputs changed in the same way, across devices and screens.
package struct ChangeGroup: Hashable, Sendable {
    /// Four or six hexadecimal digits, the same in every run as long as the change is.
    package var id: String
    /// The change and its cause on the smallest screen, on one line.
    package var headline: String
    /// The names of the variants, in the order in which they were given.
    package var variants: [String]
    /// The variant with the smallest screen.
    package var representative: String
}

extension ChangeGroup: CustomStringConvertible {
    /// `7c1f  6 variants  patch.height 232 → 214 because title 1 → 2 lines`.
    package var description: String {
        "\(id)  \(variants.count) \(variants.count == 1 ? "variant" : "variants")  \(headline)"
    }
}
