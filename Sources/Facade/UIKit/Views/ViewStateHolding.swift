import Foundation

/// Provides a short name for a view's state, which a subclass such as `UIControl` can use for its own state.
@preconcurrency @MainActor protocol ViewStateHolding: AnyObject {}

extension UIView: ViewStateHolding {}

extension ViewStateHolding where Self: UIView {
    // Inlined, since most accesses are shorter than a call.
    var state: ViewState {
        @inline(__always) _read { yield unsafe viewState }
        @inline(__always) _modify { yield unsafe &viewState }
    }
}
