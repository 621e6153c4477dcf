import SwiftUI
import UIKit

extension Previews {
    /// Returns a controller that shows the first contents of the preview at a place.
    ///
    /// - Parameter place: The module, the name of the file and the line: `App/ContentView.swift:12`.
    @MainActor static func controller(at place: String) throws -> UIViewController {
        guard let preview = all().first(where: { "\($0.fileID):\($0.line)" == place }) else {
            throw ScreenListError("it is set aside")
        }
        guard let contents = try preview.makePreview().contents.first?() else {
            throw ScreenListError("it shows nothing")
        }
        if let controller = contents as? UIViewController { return controller }
        if let view = contents as? any View { return UIHostingController(rootView: AnyView(view)) }
        guard let view = contents as? UIView else { throw ScreenListError("it shows a \(type(of: contents))") }
        return centering(view)
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
