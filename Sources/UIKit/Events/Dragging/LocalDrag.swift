import Foundation

/// Things that a finger drags from one place of the app to another.
@MainActor final class LocalDrag: NSObject, UIDragSession, UIDropSession {
    var items: [UIDragItem] = []
    var localContext: Any?
    /// Where the finger is, in points of the window.
    var point: CGPoint
    var allowsMoveOperation = true
    var isRestrictedToDraggingApplication = false
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle = .default
    let progress = Progress(totalUnitCount: 1)

    /// The row or item of a list that the finger is on.
    var destination: IndexPath?
    /// What a list said last that a drop would do.
    var proposal: UIDropProposal?

    init(at point: CGPoint) { self.point = point }

    var localDragSession: (any UIDragSession)? { self }

    func location(in view: UIView) -> CGPoint { view.convert(point, from: nil) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
}

/// What is dropped, which is in its place at once.
@MainActor final class DroppedItem: NSObject, UIDragAnimating {
    func addAnimations(_ animations: @escaping () -> Void) { animations() }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}
