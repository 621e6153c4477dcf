/// An event in the greenhouse.
struct JournalEntry: Hashable {
    var title: String
    var text: String
    var isImportant = false

    static let samples = [
        JournalEntry(title: "Citrus moved in", text: "Four flowers, one fruit. Needs the brightest window."),
        JournalEntry(
            title: "New soil", text: "Monstera and calathea are in larger pots now; the rest waits until spring.",
            isImportant: true),
    ]
}
