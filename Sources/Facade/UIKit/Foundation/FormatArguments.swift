public import LayoutSimFoundation

// Formats take any object on Apple's systems, by its description.

extension UIResponder: _DescribedArgument {}
extension UIGestureRecognizer: _DescribedArgument {}
extension UIEvent: _DescribedArgument {}
extension UITouch: _DescribedArgument {}
extension UIBarItem: _DescribedArgument {}
extension UIImage: _DescribedArgument {}
extension UIColor: _DescribedArgument {}
extension UIFont: _DescribedArgument {}
extension NSLayoutConstraint: _DescribedArgument {}
