import LayoutSimGeometry
import LayoutSimViewTree
import Testing
import UIKit

/// The background and the icon that apps give to search bars.
@MainActor @Suite struct SearchBarLooksTests {
    private func parts(of bar: UISearchBar) -> [View] {
        bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.addSubview(bar)
        return root.frozen(named: "search").root.subviews.first?.subviews ?? []
    }

    @Test func `a color and an image are behind the field`() {
        let bar = UISearchBar()
        #expect(parts(of: bar).count == 1)
        bar.barTintColor = .red
        #expect(parts(of: bar).first?.backgroundColor == Color(hex: 0xFF0000))
        bar.backgroundImage = UIImage(systemName: "square")
        #expect(parts(of: bar).count == 2 && parts(of: bar).first?.backgroundColor == nil)
        guard case .image(let image, _)? = parts(of: bar).first?.content else {
            Issue.record("no image behind the field")
            return
        }
        #expect(image.source == .symbol("square"))
        bar.setBackgroundImage(UIImage(systemName: "circle"), for: .any, barMetrics: .default)
        guard case .image(let newer, _)? = parts(of: bar).first?.content else { return }
        #expect(newer.source == .symbol("circle"))
    }

    @Test func `the search icon has an image of its own`() {
        let bar = UISearchBar()
        let icon = bar.searchTextField.leftView as? UIImageView
        bar.setImage(UIImage(systemName: "star"), for: .search, state: .normal)
        #expect(icon?.image == UIImage(systemName: "star"))
        bar.setImage(nil, for: .search, state: .normal)
        #expect(icon?.image == UIImage(systemName: "magnifyingglass"))
    }

    @Test func `a disabled bar has a disabled field`() {
        let bar = UISearchBar()
        bar.isEnabled = false
        #expect(!bar.searchTextField.isEnabled)
    }
}
