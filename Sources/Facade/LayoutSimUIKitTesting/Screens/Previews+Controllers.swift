import SwiftUI
import UIKit

extension Previews {
    /// Returns a controller that shows the first contents of the preview at a place.
    ///
    /// - Parameters:
    ///   - place: The module, the name of the file, the line, and the place among the file's previews:
    ///     `App/ContentView.swift:12:0`.
    ///   - objects: What a view of SwiftUI may borrow.
    @MainActor static func controller(at place: String, lending objects: AppObjects) throws -> UIViewController {
        guard let preview = preview(at: place) else { throw ScreenListError("it is set aside") }
        guard let contents = try preview.makePreview().contents.first?() else {
            throw ScreenListError("it shows nothing")
        }
        if let controller = contents as? UIViewController { return controller }
        if let view = contents as? any View { return UIHostingController(rootView: objects.lend(to: view)) }
        guard let view = contents as? UIView else { throw ScreenListError("it shows a \(type(of: contents))") }
        return centering(view)
    }

    /// Returns the preview at a place; in prepared sources all stand a line lower.
    private static func preview(at place: String) -> (any PreviewRegistry.Type)? {
        let parts = place.split(separator: ":")
        guard parts.count == 3, let line = Int(parts[1]), let order = Int(parts[2]) else { return nil }
        let own = all().filter { $0.fileID == parts[0] }
        let near = own.filter { $0.line == line || $0.line == line + 1 }
        guard near.count > 1, own.indices.contains(order) else { return near.first }
        return near.first { $0.line == own[order].line } ?? near.first
    }

    /// Returns a controller with a view in its middle, as large as it wants to be.
    @MainActor private static func centering(_ view: UIView) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let size = view.bounds.size
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        var constraints = [
            view.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
            view.widthAnchor.constraint(lessThanOrEqualTo: controller.view.widthAnchor),
        ]
        if size != .zero {
            let lengths = [
                view.widthAnchor.constraint(equalToConstant: size.width),
                view.heightAnchor.constraint(equalToConstant: size.height),
            ]
            for length in lengths { length.priority = .defaultLow }
            constraints += lengths
        }
        NSLayoutConstraint.activate(constraints)
        return controller
    }
}
