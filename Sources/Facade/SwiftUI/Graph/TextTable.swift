/// The texts of trees that were made of each other, by their numbers, which stay.
final class TextTable: Sendable {
    // The engine asks for them thousands of times, on the queue on which they were added.
    private nonisolated(unsafe) var texts: [any ElementText] = []

    /// The number of texts, those of former trees counted.
    var count: Int { unsafe texts.count }

    /// Adds a text and returns its number.
    func add(_ text: any ElementText) -> Int {
        unsafe texts.append(text)
        return unsafe texts.count - 1
    }

    /// The text with a number.
    subscript(number: Int) -> any ElementText { unsafe texts[number] }
}
