import LayoutSimAutoLayout
import LayoutSimGeometry
@testable import LayoutSimRendering
import LayoutSimTypography
import LayoutSimViewTree
import Testing
@testable import UIKit

/// Texts of objects and of their goldens.
@MainActor @Suite struct SharedTextTests {
    @Test func `a golden takes the lines that the layout of objects has set`() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let label = UILabel()
        label.text = "A text that no other test shows, which is set in lines as wide as it has room for"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        let before = TextSetting.withTypesetter(\.compositionCount)
        root.layoutIfNeeded()
        let set = TextSetting.withTypesetter(\.compositionCount)
        #expect(set > before)
        let renderer = try Renderers.ofObjects.renderer(SimulatedDevice.current.fontEra)
        let layout = renderer.layout(root.frozen(named: "text"))
        _ = renderer.displayList(layout)
        #expect(ObjectIdentifier(renderer.typesetter) == TextSetting.withTypesetter { ObjectIdentifier($0) })
        #expect(TextSetting.withTypesetter(\.compositionCount) == set)
        #expect(layout.views.last?.frame.height == label.frame.height && label.frame.height > 40)
    }

    @Test func `other threads set texts with typesetters of their own`() async {
        let here = TextSetting.withTypesetter { ObjectIdentifier($0) }
        let there = await Task.detached { TextSetting.withTypesetter { ObjectIdentifier($0) } }.value
        #expect(here != there)
        #expect(here == TextSetting.withTypesetter { ObjectIdentifier($0) })
    }
}
