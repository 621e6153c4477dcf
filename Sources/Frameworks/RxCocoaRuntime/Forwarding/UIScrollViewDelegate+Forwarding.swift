// The requirements are documented where their protocols declare them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import UIKit

/// What a proxy passes on to the delegate behind it.
extension UIScrollViewDelegate where Self: _RXDelegateProxy {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        pass("scrollViewDidScroll:", [scrollView]) { (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewDidScroll(scrollView)
        }
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        pass("scrollViewDidZoom:", [scrollView]) { (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewDidZoom(scrollView)
        }
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        pass("scrollViewWillBeginDragging:", [scrollView]) { (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewWillBeginDragging(scrollView)
        }
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let arguments: [Any] = unsafe [scrollView, velocity, targetContentOffset]
        pass("scrollViewWillEndDragging:withVelocity:targetContentOffset:", arguments) {
            (delegate: any UIScrollViewDelegate) in
            unsafe delegate.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        pass("scrollViewDidEndDragging:willDecelerate:", [scrollView, decelerate]) {
            (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        pass("scrollViewWillBeginDecelerating:", [scrollView]) { (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewWillBeginDecelerating(scrollView)
        }
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        pass("scrollViewDidEndDecelerating:", [scrollView]) { (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewDidEndDecelerating(scrollView)
        }
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        pass("scrollViewDidEndScrollingAnimation:", [scrollView]) { (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        delegate(or: NoDelegate.shared as any UIScrollViewDelegate).viewForZooming(in: scrollView)
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        pass("scrollViewWillBeginZooming:with:", [scrollView, view as Any]) { (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        pass("scrollViewDidEndZooming:with:atScale:", [scrollView, view as Any, scale]) {
            (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        pass("scrollViewDidChangeAdjustedContentInset:", [scrollView]) { (delegate: any UIScrollViewDelegate) in
            delegate.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }
}
