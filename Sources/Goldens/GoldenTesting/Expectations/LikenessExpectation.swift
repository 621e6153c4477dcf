package import LayoutSimDevices
package import LayoutSimText
import LayoutSimRendering
import LayoutSimSnapshots
package import LayoutSimViewTree

/// Expectations about two screens that need no golden.
package struct LikenessExpectation {
    private let renderer: Renderer
    private let pictures: CodePictures

    /// Creates an expectation for screens whose pictures are in a project's folder; throws a `TypographyError` if a
    /// font is missing.
    package init(era: FontEra, root: String) throws {
        renderer = try Renderer(era: era)
        pictures = CodePictures(root: root)
    }

    /// Returns why two screens do not look the same to the pixel; `nil` if they do.
    package func failure(of screen: Screen, like other: Screen) throws -> ExpectationFailure? {
        let likeness = try Likeness(of: known(screen), to: known(other), renderer: renderer)
        return failure(likeness, named: screen.name, "'\(screen.name)' does not look like '\(other.name)'")
    }

    /// Returns the device in its other orientation, at the same scale; throws a `DeviceError` if it is not in the
    /// catalog.
    package static func turned(_ viewport: Viewport) throws -> Viewport {
        var turned = try DeviceCatalog.embedded.device(named: viewport.deviceName).viewport(
            viewport.orientation.turned)
        turned.scale = viewport.scale
        return turned
    }

    /// Returns why a screen differs after the device was rotated and rotated back; `nil` if it does not.
    package func failureOfRotation(before: Screen, turned: Screen, after: Screen) throws -> ExpectationFailure? {
        let before = try Likeness.Side(known(before), renderer: renderer)
        _ = try Likeness.Side(known(turned), renderer: renderer)
        let after = try known(after)
        let likeness = try Likeness(of: after, to: before, renderer: renderer, comparesTrees: true)
        return failure(
            likeness, named: after.name, "'\(after.name)' changed when the device was turned and turned back")
    }

    private func known(_ screen: Screen) throws -> Screen {
        try pictures.add(for: screen, to: renderer)
        return screen
    }

    private func failure(_ likeness: Likeness, named name: String, _ sentence: String) -> ExpectationFailure? {
        likeness.difference.map { difference in
            ExpectationFailure(
                ["\(sentence): \(difference.headline)"] + difference.lines.map { "  \($0)" },
                attachments: difference.pictures.map { picture, bytes in
                    ExpectationFailure.Attachment(name: "\(name)-\(picture.rawValue).png", bytes: bytes)
                })
        }
    }
}
