import Foundation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree
import Testing
import UIKit
import LayoutSimPackageFolder

/// Files as objects: the values that UIKit's classes take over, and their frames.
@Suite @MainActor struct RootObjectsTests {
    nonisolated private static let cases = PackageFolder.url(
        "Tests/Screens/InterfaceBuilderTests/Cases")

    /// The files of the test cases for Interface Builder's rules.
    nonisolated private static let files: [String] = {
        let names = try? FileManager.default.contentsOfDirectory(atPath: cases.path)
        return (names ?? []).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    }()

    @Test(arguments: files) func `objects lie where values lie`(file: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.cases.appending(path: file)))
        let roots = try InterfaceBuilderFile(parsing: bytes, file: file).roots().roots
        #expect(!roots.isEmpty)
        for root in roots {
            let layout = try Renderer(era: root.era).layout(root.screen)
            RootObjects.with(root) { objects in
                for placed in layout.views.dropFirst() {
                    let frame = objects.frame(of: placed.view.id)
                    #expect(
                        frame.map { $0.isNear(placed.frame) } ?? false,
                        "\(placed.view.id) at \(placed.frame), the object at \(String(describing: frame))")
                }
            }
        }
    }

    @Test func `there are cases`() {
        #expect(Self.files.count > 40)
    }
}

extension Rect {
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
            abs($0) <= 0.001
        }
    }
}
