import Foundation
import LayoutSimGoldenTesting
import LayoutSimUIKitTesting
import Testing
import UIKit

/// Goldens of controllers that record the frames in windows of other widths.
@MainActor @Suite struct SizedControllerTests {
    /// A plate of at most 300 points between the margins.
    private final class PlateController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let plate = UIView()
            plate.backgroundColor = .red
            plate.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(plate)
            let right = plate.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -20)
            right.priority = .defaultHigh
            NSLayoutConstraint.activate([
                plate.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20), right,
                plate.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
                plate.topAnchor.constraint(equalTo: view.topAnchor), plate.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
    }

    @Test func `a golden has the pieces of all widths`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "layoutsim-sized-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("// a package".utf8).write(to: folder.appending(path: "Package.swift"))
        let variant = try Matrix(devices: ["iphone-6"])[0]
        let failure = try #require(
            try goldenFailure(
                of: PlateController(), as: variant, sizes: 320...500,
                filePath: folder.appending(path: "Tests/PlateTests.swift").path(percentEncoded: false)))
        #expect(failure.message.hasPrefix("PlateController/iphone-6-portrait@2x: there is no golden yet"))
        let pending = folder.appending(path: ".layoutsim/pending/PlateController/iphone-6-portrait@2x.layout")
        // Nothing is left pending if tests only check.
        guard ProcessInfo.processInfo.environment["CI"] == nil else { return }
        let text = try String(contentsOf: pending, encoding: .utf8)
        let sizes = text.split(separator: "\n").drop { !$0.hasPrefix("sizes ") }
        #expect(sizes.map(String.init).filter { !$0.hasPrefix("    ") } == ["sizes 320 500", "  320 340", "  340 500"])
        #expect(sizes.contains { $0.hasSuffix("  20 0 280 50 to 20 0 300 50") }, "\(sizes)")
    }
}
