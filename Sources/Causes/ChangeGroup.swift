/// Variants in which the same inputs changed in the same way, across devices and screens.
package struct ChangeGroup: Hashable, Sendable {
    /// Four or six hexadecimal digits, the same in every run as long as the change is.
    package var id: String
    /// The change and its cause on one line; where variants differ in it, that of the smallest screen and its name.
    package var headline: String
    /// The names of the variants, in the order in which they were given.
    package var variants: [String]
    /// The variant with the smallest screen.
    package var representative: String
}
