import LayoutSimUIKitArithmetic
package import LayoutSimAutoLayout
public import LayoutSimGoldenTesting
import LayoutSimTesting
package import LayoutSimRendering
package import LayoutSimViewTree
public import Testing
public import UIKit

/// Verifies that a view controller matches its golden on the device of a variant: the same layout tree, and the same
/// image, pixel by pixel.
///
/// The view controller is created and shown in a window of the variant's device, in its appearance, layout direction,
/// content size category and language; the golden is that of its view, under the name of its class unless another name
/// is given. `system` is the simulated version of iOS, which determines the generation of the system font; the default
/// is the newest one.
///
/// The golden is made, compared and accepted as by `expectGolden(of:as:)` for a `Screen`.
@MainActor public func expectGolden<Content>(
    of controller: @autoclosure () throws -> UIViewController, named name: String? = nil, as variant: Variant<Content>,
    system: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectGolden(name, variant, system, CodePlace(sourceLocation, file: filePath), sourceLocation) {
        try controller().inWindow()
    }
}

/// Verifies that a view matches its golden on the device of a variant: the same layout tree, and the same image, pixel
/// by pixel.
///
/// The view is created with the traits of the variant's device and laid out at its own size; a view without a size gets
/// its fitting height at the width of the device. `system` is the simulated version of iOS.
@MainActor public func expectGolden<Content>(
    of view: @autoclosure () throws -> UIView, named name: String? = nil, as variant: Variant<Content>,
    system: String? = nil, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectGolden(name, variant, system, CodePlace(sourceLocation, file: filePath), sourceLocation) {
        let view = try view()
        if view.bounds.isEmpty {
            let width = UIScreen.main.bounds.width
            view.frame.size = view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        return ShownView(view: view, name: "\(type(of: view))", window: nil)
    }
}

/// Compares a view shown on the device of a variant with its golden, by a closure that returns the failure; records the
/// warnings of its texts.
@MainActor func goldenFailure<Content>(
    _ name: String?, _ variant: Variant<Content>, _ system: String?, _ location: SourceLocation,
    _ shown: () throws -> ShownView,
    failure compare: (Screen, Layout, Renderer) throws -> ExpectationFailure?
) throws -> ExpectationFailure? {
    let failure = try SimulatedDevice.with(SimulatedDevice(variant, system: system)) { () -> ExpectationFailure? in
        UnseenUses.begin()
        LayoutFindings.forget()
        TextFindings.forget()
        let shown = try shown()
        defer { shown.window?.isHidden = true }
        return try shown.view.failure(named: name ?? shown.name, compare)
    }
    LayoutSimTesting.record(warnings: TextFindings.takeWarnings(), at: location)
    UnseenUses.tell(at: location)
    return failure
}

@MainActor private func expectGolden<Content>(
    _ name: String?, _ variant: Variant<Content>, _ system: String?, _ place: CodePlace, _ location: SourceLocation,
    _ shown: () throws -> ShownView
) throws {
    let failure = try goldenFailure(name, variant, system, location, shown) { screen, layout, renderer in
        try GoldenRun.current(for: place.file).failure(
            of: screen, laidOut: layout, as: variant, renderer: renderer, at: place)
    }
    record(failure, at: location)
}

extension UIView {
    /// Returns the failure of a comparison of the frozen view, or problems found in its layout, which take precedence.
    package func failure(
        named name: String, showing values: FrozenValues = .model, picture: Screen.PictureSource = .screen,
        _ compare: (Screen, Layout, Renderer) throws -> ExpectationFailure?
    ) throws -> ExpectationFailure? {
        layoutIfNeeded()
        guard values == .presentation else {
            finishScrolling()
            return try comparison(named: name, values, picture, compare)
        }
        return try withDepartures { try comparison(named: name, values, picture, compare) }
    }

    private func comparison(
        named name: String, _ values: FrozenValues, _ picture: Screen.PictureSource,
        _ compare: (Screen, Layout, Renderer) throws -> ExpectationFailure?
    ) throws -> ExpectationFailure? {
        let renderer = try Renderers.ofObjects.renderer(SimulatedDevice.current.fontEra)
        var screen = frozen(named: name, showing: values)
        screen.picture = picture
        let findings =
            AppFonts.faults + TextFindings.faults + LayoutFindings.found + framesWithoutNumbers + untoldChanges
        if !findings.isEmpty { return ExpectationFailure(findings) }
        ShownPictures.supply(to: renderer)
        let layout = renderer.layout(screen)
        if let difference = replayDifference(from: layout, showing: values) { return ExpectationFailure([difference]) }
        guard var outlined = OutlinedScreen(screen, of: self) else {
            return try compare(screen, layout, renderer)
        }
        outlined.check(against: layout) { renderer.layout($0) }
        return try compare(outlined.screen, renderer.layout(outlined.screen), renderer)
    }
}

extension SimulatedDevice {
    /// Creates the device of a variant, with the user's settings.
    init<Content>(_ variant: Variant<Content>, system: String?) {
        self.init(viewport: variant.viewport)
        if let system { systemVersion = system }
        style = variant.appearance == .dark ? .dark : .light
        contentSize = UIContentSizeCategory(variant.contentSize)
        isRightToLeft = variant.layoutDirection == .rightToLeft
        if let language = variant.language { self.language = language }
    }
}
