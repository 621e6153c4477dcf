import Foundation

/// Gives the state of a view a short name, which a subclass such as `UIControl` may use for a state of its own.
@MainActor protocol ViewStateHolding: AnyObject {}

extension UIView: ViewStateHolding {}

extension ViewStateHolding where Self: UIView {
    var state: ViewState {
        _read { yield unsafe viewState }
        _modify { yield unsafe &viewState }
    }
}
