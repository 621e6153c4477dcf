import BadgeData
import UIKit

/// The contents of the detail screen.
package struct DataModel {
    package var title: String
    package var text: String
    package var picture: Picture

    package init(title: String, text: String, picture: Picture) {
        (self.title, self.text, self.picture) = (title, text, picture)
    }

    /// The contents before any data arrives.
    static var unknown: DataModel { DataModel(title: "", text: "", picture: .questionMark) }
}

/// The picture of a badge.
package enum Picture {
    case image(UIImage)
    /// A patch, drawn to fit the available room.
    case patch(Patch)

    /// A placeholder for a picture that is not loaded yet.
    package static var questionMark: Picture { .image(.questionMark) }
}

extension UIImage {
    /// A ring with a question mark on white.
    static let questionMark = UIImage(named: "QuestionMark", in: .module, with: nil) ?? UIImage()
}

/// The source of the detail's data, which reports each change.
@MainActor package protocol DetailSource: AnyObject {
    func subscribe(_ receive: @escaping @MainActor (DataModel) -> Void)
    func unsubscribe()
}

/// Data that never changes.
@MainActor package final class FixedDetail: DetailSource {
    private let data: DataModel

    package init(_ data: DataModel) { self.data = data }

    package func subscribe(_ receive: @escaping @MainActor (DataModel) -> Void) { receive(data) }
    package func unsubscribe() {}
}

/// The data of a badge, with the question mark until its picture is loaded.
@MainActor final class BadgeDetail: DetailSource {
    private let service: BadgeService<UIImage>

    init(_ service: BadgeService<UIImage>) { self.service = service }

    func subscribe(_ receive: @escaping @MainActor (DataModel) -> Void) {
        service.subscribe { badge, image in
            receive(
                DataModel(title: badge.title, text: badge.text, picture: image.map { .image($0) } ?? .questionMark))
        }
    }

    func unsubscribe() { service.unsubscribe() }
}
