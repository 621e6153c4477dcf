public import LayoutSimText
public import LayoutSimDevices
import LayoutSimRendering
import LayoutSimSnapshots
public import LayoutSimViewTree
public import Testing

/// Expects two screens to look the same to the pixel, such as one built in code and one with stack views; no golden is
/// needed.
///
/// The issue's first line tells why they differ, as far as views of the same ids tell it.
public func expectLooksSame(
    _ screen: Screen, as other: Screen, era: FontEra = .y2015, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let renderer = try Renderer(era: era)
    let pictures = CodePictures(root: try TestProject.root(of: filePath))
    let likeness = try Likeness(
        of: pictures.supply(screen, to: renderer), to: pictures.supply(other, to: renderer), renderer: renderer)
    record(likeness, named: screen.name, "'\(screen.name)' does not look as '\(other.name)' does", sourceLocation)
}

/// Expects that a screen is as before after the device was turned and turned back: the same layout tree and picture.
///
/// `screen` is called for the device as it is, turned, and as it is again, as a controller is laid out; what it keeps
/// from one call to the next, and what the program remembers of texts it measured, must not show.
public func expectRotationChangesNothing(
    on viewport: Viewport, era: FontEra = .y2015, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation, screen: (Viewport) throws -> Screen
) throws {
    var turned = try DeviceCatalogue.embedded.device(named: viewport.deviceName).viewport(viewport.orientation.turned)
    turned.scale = viewport.scale
    let renderer = try Renderer(era: era)
    let pictures = CodePictures(root: try TestProject.root(of: filePath))
    let before = try Likeness.Side(pictures.supply(screen(viewport), to: renderer), renderer: renderer)
    _ = try Likeness.Side(pictures.supply(screen(turned), to: renderer), renderer: renderer)
    let after = try pictures.supply(screen(viewport), to: renderer)
    let likeness = try Likeness(of: after, to: before, renderer: renderer, comparesTrees: true)
    record(likeness, named: after.name, "'\(after.name)' is not as before after turning", sourceLocation)
}

private func record(_ likeness: Likeness, named name: String, _ sentence: String, _ location: SourceLocation) {
    guard let difference = likeness.difference else { return }
    for (picture, bytes) in difference.pictures {
        Attachment.record(bytes, named: "\(name)-\(picture.rawValue).png", sourceLocation: location)
    }
    let lines = ["\(sentence): \(difference.headline)"] + difference.lines.map { "  \($0)" }
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
}
