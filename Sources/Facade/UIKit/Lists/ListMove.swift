import Foundation

/// The interactive movement of a row or an item.
@MainActor struct ListMove {
    let source: IndexPath
    /// The target index path, as adjusted by the layout and the delegate.
    var target: IndexPath
    let cell: UIView

    init(_ source: IndexPath, _ cell: UIView, in list: UIView) {
        (self.source, target, self.cell) = (source, source, cell)
        list.bringSubviewToFront(cell)
    }
}
