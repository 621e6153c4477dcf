/// An aspect of a view to invalidate when a property of the view changes.
public protocol UIViewInvalidating {
    /// Invalidates the aspect of a view.
    @MainActor func invalidate(view: UIView)
}

extension UIView {
    /// The aspects of a view that can be invalidated (Apple, *UIView.Invalidating*).
    public enum Invalidations {
        /// The invalidation of the layout.
        public struct Layout: UIViewInvalidating {
            /// Calls `setNeedsLayout()`.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// The invalidation of the display.
        public struct Display: UIViewInvalidating {
            /// Calls `setNeedsDisplay()`.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// The invalidation of the constraints.
        public struct Constraints: UIViewInvalidating {
            /// Calls `setNeedsUpdateConstraints()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// The invalidation of the intrinsic content size.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Calls `invalidateIntrinsicContentSize()`.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// The invalidation of the properties.
        public struct Properties: UIViewInvalidating {
            /// Calls `setNeedsUpdateProperties()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }
        /// The invalidation of the configuration of a cell, a header, or a button.
        public struct Configuration: UIViewInvalidating {
            /// Calls `setNeedsUpdateConfiguration()` on a view that has it.
            public func invalidate(view: UIView) {
                switch view {
                case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
                case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
                case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
                case let button as UIButton: button.setNeedsUpdateConfiguration()
                default: break
                }
            }
        }
        /// The combination of two invalidations.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            let first: First
            let second: Second

            /// Performs both invalidations in order.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The invalidation of the layout.
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The invalidation of the display.
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The invalidation of the constraints.
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The invalidation of the intrinsic content size.
    public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// The invalidation of the properties.
    public static var properties: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The invalidation of the configuration of a cell, a header, or a button.
    public static var configuration: Self { Self() }
}
