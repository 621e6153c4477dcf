import Foundation
import PhotoData

/// A text that serves as a picture.
package final class Word: Sendable {
    package let text: String

    package init?(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("picture") else { return nil }
        self.text = text
    }

    /// Returns the picture of an address, as a file.
    package static func file(_ url: URL) -> Data { Data("picture \(url.lastPathComponent)".utf8) }
}

/// The model with an environment that a test controls.
@MainActor package final class ModelRig {
    package let store = HeldStore()
    package let bucket = HeldBucket()
    package let alarms = HeldAlarms()
    package let reporter = IncidentReporter(notifications: NotificationCenter())
    package let model: PhotoModel<Word>
    package private(set) var changes: [PhotoModel<Word>.Change] = []
    package private(set) var outcomes: [Result<Void, LaunchFailure>] = []
    package let records: [Record]

    package init(_ count: Int, knowsTotal: Bool = true, limit: Int = 1 << 20) {
        records = PhotoRecords.all(count)
        model = PhotoModel(
            store: store, bucket: bucket, alarms: alarms, reporter: reporter, knowsTotal: knowsTotal,
            pictureLimit: limit, cost: { $0.text.utf8.count }, read: Word.init)
        model.observer = { [weak self] in self?.changes.append($0) }
    }

    /// Loads the first page, without waiting for its pictures.
    package func open() {
        build(waiting: nil)
        store.answerCount(records.count)
        store.answerPage(of: records)
    }

    package func build(waiting seconds: TimeInterval?) {
        model.build(waiting: seconds) { [weak self] result in self?.outcomes.append(result) }
    }

    package func answerPictures() { bucket.answerAll { .success(Word.file($0)) } }
}
