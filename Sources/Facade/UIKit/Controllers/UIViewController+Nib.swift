import Foundation
import LayoutSimInterfaceBuilder

extension UIViewController {
    /// Loads the view from the controller's storyboard or nib; returns whether there is one.
    func loadViewOfFile() -> Bool {
        if let scene { return scene.makeView(of: self) }
        guard let name = nibName ?? defaultNibName else { return false }
        _ = UINib(nibName: name, bundle: nibBundle).objects(withOwner: self)
        if loadedView == nil {
            raise(
                "NSInternalInconsistencyException",
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.",
                note: "the owner of \(name).xib, a \(type(of: self)), has no outlet 'view'")
        }
        return true
    }

    /// The name of the nib that matches the app's class, with or without "Controller".
    private var defaultNibName: String? {
        guard OwnClasses.isOfApp(type(of: self)) else { return nil }
        let name = String(describing: type(of: self))
        let shortened = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count))] : []
        return (shortened + [name]).first { NibBundle.path(of: $0, "xib", in: nibBundle ?? .main) != nil }
    }

    func raiseNoSegue(_ identifier: String) -> Never {
        let file = scene.map { "; \($0.file.name) has none in its scene (line \($0.object.line))" } ?? ""
        raiseInvalidArgument(
            "Receiver (<\(String(reflecting: type(of: self)))>) has no segue with identifier '\(identifier)'",
            note: "the segue '\(identifier)' of \(String(reflecting: type(of: self)))\(file)")
    }
}
