import UIKit

/// An app's work on the main queue, in a file that imports only UIKit.
@MainActor final class AppQueue {
    private(set) var log: [String] = []
    private var search: DispatchWorkItem?

    func type(_ letter: String) {
        search?.cancel()
        let item = DispatchWorkItem { [self] in note(letter) }
        search = item
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
    }

    func stopSearch() { search?.cancel() }

    func load() {
        let group = DispatchGroup()
        DispatchQueue.main.async(group: group) { [self] in note("one") }
        DispatchQueue.main.async(group: group, qos: .userInitiated) { [self] in note("two") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, qos: .background) { [self] in note("late") }
        DispatchQueue.main.async(execute: DispatchWorkItem { [self] in note("item") })
    }

    nonisolated private func note(_ word: String) { MainActor.assumeIsolated { log.append(word) } }
}
