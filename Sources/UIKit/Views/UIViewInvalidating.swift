/// What a view has to do again after one of its properties changed.
public protocol UIViewInvalidating {
    /// Tells the view that it has to do it.
    @MainActor func invalidate(view: UIView)
}

extension UIView {
    /// What views do again (Apple, *UIView.Invalidating*).
    public enum Invalidations {
        /// Layout.
        public struct Layout: UIViewInvalidating {
            /// Calls `setNeedsLayout()`.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// Drawing.
        public struct Display: UIViewInvalidating {
            /// Calls `setNeedsDisplay()`.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// Constraints.
        public struct Constraints: UIViewInvalidating {
            /// Calls `setNeedsUpdateConstraints()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// The size of the content.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Calls `invalidateIntrinsicContentSize()`.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// Properties that depend on others.
        public struct Properties: UIViewInvalidating {
            /// Calls `setNeedsUpdateProperties()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }
        /// The configuration of a cell, a header or a button.
        public struct Configuration: UIViewInvalidating {
            /// Calls `setNeedsUpdateConfiguration()` of a view that has it.
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
        /// One and another.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            let first: First
            let second: Second

            /// Does both in turn.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Layout.
    public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Drawing.
    public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Constraints.
    public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The size of the content.
    public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// Properties that depend on others.
    public static var properties: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of a cell, a header or a button.
    public static var configuration: Self { Self() }
}
