import BadgeData
import Foundation

/// A text that serves as a picture.
package final class Word {
    package let text: String
    package init(_ text: String) { self.text = text }
}

/// The services with a loader that a test answers.
@MainActor package final class Rig {
    package let loader = HeldLoader()
    package let repository: ServiceRepository<Word>
    package let list: BadgeRowsService<Word>
    package private(set) var changes: [RowChange] = []
    /// The actions of the next turn of the main queue.
    private var later: [@MainActor () -> Void] = []

    package static let url = URL(filePath: "/badges.json")

    package init(limit: Int = 1_000_000, mostComplete: Int = 500) {
        repository = ServiceRepository(loader: loader, pictureLimit: limit, cost: { $0.text.utf8.count }) { data in
            let text = String(decoding: data, as: UTF8.self)
            return text.hasPrefix("picture") ? Word(text) : nil
        }
        list = BadgeRowsService(Self.url, repository: repository, mostComplete: mostComplete) { $0.picture.url }
    }

    package func open() { list.subscribe { [weak self] _, change in self?.changes.append(change) } }

    /// Shows rows, and lets the main queue run.
    package func show(_ rows: some Sequence<Int>) {
        for row in rows { list.rowWillAppear(row) { self.later.append($0) } }
        turn()
    }

    package func hide(_ rows: some Sequence<Int>) { for row in rows { list.rowDidDisappear(row) } }

    package func turn() {
        let now = later
        later = []
        for block in now { block() }
    }

    /// Answers the request for the list.
    package func answerList(_ json: Data = Answer.json()) { loader.answer("badges.json", .success(json)) }

    package static func picture(_ url: URL) -> Data { Data("picture \(url.lastPathComponent)".utf8) }

    package var pictures: [String] { loader.requested.filter { $0 != Self.url }.map(\.lastPathComponent) }
}
