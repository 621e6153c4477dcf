import Foundation
import PhotoData

/// A picture that is a text.
public final class Word: Sendable {
    public let text: String

    public init?(_ data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("picture") else { return nil }
        self.text = text
    }

    /// The picture of an address, as a file.
    public static func file(_ url: URL) -> Data { Data("picture \(url.lastPathComponent)".utf8) }
}

/// The model with everything around it in the hands of a test.
@MainActor public final class ModelRig {
    public let store = HeldStore()
    public let bucket = HeldBucket()
    public let alarms = HeldAlarms()
    public let reporter = IncidentReporter(notifications: NotificationCenter())
    public let model: PhotoModel<Word>
    public private(set) var changes: [PhotoModel<Word>.Change] = []
    public private(set) var outcomes: [Result<Void, LaunchFailure>] = []
    public let records: [Record]

    public init(_ count: Int, knowsTotal: Bool = true, fetchesFiles: Bool = false, limit: Int = 1 << 20) {
        records = PhotoRecords.all(count)
        model = PhotoModel(
            store: store, bucket: bucket, alarms: alarms, reporter: reporter, knowsTotal: knowsTotal,
            fetchesFiles: fetchesFiles, pictureLimit: limit, cost: { $0.text.utf8.count }, read: Word.init)
        model.observer = { [weak self] in self?.changes.append($0) }
    }

    /// Builds the first page, without waiting for its pictures.
    public func open() {
        build(waiting: nil)
        store.answerCount(records.count)
        store.answerPage(of: records)
    }

    public func build(waiting seconds: TimeInterval?) {
        model.build(waiting: seconds) { [weak self] result in self?.outcomes.append(result) }
    }

    public func answerPictures() { bucket.answerAll { .success(Word.file($0)) } }
}
