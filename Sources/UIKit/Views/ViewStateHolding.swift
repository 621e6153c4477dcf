import Foundation

/// Gives the state of a view a short name, which a subclass such as `UIControl` may use for a state of its own.
@preconcurrency @MainActor protocol ViewStateHolding: AnyObject {}

extension UIView: ViewStateHolding {}

extension ViewStateHolding where Self: UIView {
    // Inlined, since most accesses are shorter than a call.
    var state: ViewState {
        @inline(__always) _read { yield unsafe viewState }
        @inline(__always) _modify { yield unsafe &viewState }
    }
}
