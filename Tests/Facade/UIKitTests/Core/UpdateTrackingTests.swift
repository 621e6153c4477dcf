import Observation
import Testing

@testable import UIKit

@Observable private final class Weather {
    var text = "Sun"
    var degrees = 20
}

/// Counts calls of one of UIKit's update methods, which reads a model.
@MainActor private final class Reader {
    let weather = Weather()
    let method: String
    private(set) var heard: [String] = []

    init(_ method: String) { self.method = method }

    func call(_ method: String) { if method == self.method { heard.append(weather.text) } }
}

private final class ReadingView: UIView {
    var reader: Reader?
    override func updateProperties() { reader?.call("updateProperties") }
    override func layoutSubviews() {
        super.layoutSubviews()
        reader?.call("layoutSubviews")
    }
    override func updateConstraints() {
        reader?.call("updateConstraints")
        super.updateConstraints()
    }
    override func draw(_ rect: CGRect) { reader?.call("draw") }
}

private final class ReadingController: UIViewController {
    var reader: Reader?
    override func updateProperties() { reader?.call("controller.updateProperties") }
    override func viewWillLayoutSubviews() { reader?.call("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { reader?.call("viewDidLayoutSubviews") }
    override func updateViewConstraints() {
        reader?.call("updateViewConstraints")
        super.updateViewConstraints()
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        reader?.call("contentUnavailable")
    }
}

private final class ReadingCell: UITableViewCell {
    var reader: Reader?
    override func updateConfiguration(using state: UICellConfigurationState) { reader?.call("cell") }
}

/// Update methods that UIKit calls again when an observable property that they read changes.
@MainActor @Suite struct UpdateTrackingTests {
    nonisolated static let methods = [
        "updateProperties", "layoutSubviews", "updateConstraints", "controller.updateProperties",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "updateViewConstraints", "contentUnavailable", "cell",
        "item", "header", "button",
    ]

    @Test(arguments: methods) func `a method is called again when what it read changes`(_ method: String) {
        let reader = Reader(method)
        let window = window(reader)
        window.layoutIfNeeded()
        #expect(reader.heard.last == "Sun")
        let count = reader.heard.count
        reader.weather.degrees = 7
        window.layoutIfNeeded()
        #expect(reader.heard.count == count)
        reader.weather.text = "Rain"
        #expect(reader.heard.count == count)
        window.layoutIfNeeded()
        #expect(reader.heard.dropFirst(count) == ["Rain"])
        reader.weather.text = "Snow"
        reader.weather.text = "Hail"
        window.layoutIfNeeded()
        #expect(reader.heard.dropFirst(count) == ["Rain", "Hail"])
    }

    @Test func `a change on another thread reaches the next update`() async {
        let reader = Reader("updateProperties")
        let window = window(reader)
        window.layoutIfNeeded()
        nonisolated(unsafe) let weather = reader.weather
        await Task.detached { unsafe weather.text = "Rain" }.value
        await Task.yield()
        window.layoutIfNeeded()
        #expect(reader.heard == ["Sun", "Rain"])
    }

    @Test func `a drawing is out of date when what it read changes`() {
        let reader = Reader("draw")
        let view = ReadingView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        view.reader = reader
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        reader.weather.degrees = 7
        #expect(!view.layer.needsDisplay())
        reader.weather.text = "Rain"
        #expect(view.layer.needsDisplay())
        view.layer.displayIfNeeded()
        #expect(reader.heard == ["Sun", "Rain"])
    }

    private func window(_ reader: Reader) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (controller, view) = (ReadingController(), ReadingView(frame: window.bounds))
        (controller.reader, view.reader) = (reader, reader)
        let (cell, item, header) = (ReadingCell(), UICollectionViewCell(), UITableViewHeaderFooterView())
        cell.reader = reader
        item.configurationUpdateHandler = { _, _ in reader.call("item") }
        header.configurationUpdateHandler = { _, _ in reader.call("header") }
        let button = UIButton(configuration: .plain())
        button.configurationUpdateHandler = { _ in reader.call("button") }
        window.rootViewController = controller
        window.isHidden = false
        for subview in [view, cell, item, header, button] { controller.view.addSubview(subview) }
        return window
    }
}

/// The times at which properties are updated.
@MainActor @Suite struct UpdatePropertiesTests {
    private final class Log { var calls: [String] = [] }

    private final class LoggingView: UIView {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func updateProperties() { log.calls.append("\(name) properties") }
        override func updateConstraints() {
            log.calls.append("\(name) constraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.calls.append("\(name) layout")
        }
    }

    private final class LoggingController: UIViewController {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = LoggingView("outer", log) }
        override func updateProperties() { log.calls.append("controller properties") }
    }

    private let log = Log()
    private let controller: LoggingController
    private let inner: LoggingView

    init() {
        controller = LoggingController(log)
        inner = LoggingView("inner", log)
        controller.view.addSubview(inner)
    }

    @Test func `properties are updated first, from the outside in`() {
        controller.view.layoutIfNeeded()
        #expect(
            log.calls == [
                "controller properties", "outer properties", "inner properties", "inner constraints",
                "outer constraints", "outer layout", "inner layout",
            ])
    }

    @Test func `an update of properties alone does not lay anything out`() {
        controller.view.layoutIfNeeded()
        log.calls = []
        inner.setNeedsUpdateProperties()
        inner.setNeedsUpdateProperties()
        controller.setNeedsUpdateProperties()
        #expect(log.calls.isEmpty)
        controller.view.layoutIfNeeded()
        #expect(log.calls == ["controller properties", "inner properties"])
        controller.view.layoutIfNeeded()
        #expect(log.calls.count == 2)
    }

    @Test func `properties are updated at once if asked`() {
        controller.view.layoutIfNeeded()
        log.calls = []
        inner.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(log.calls == ["inner properties"])
    }

    @Test func `a view that is added brings its properties along`() {
        controller.view.layoutIfNeeded()
        let (holder, added) = (UIView(), LoggingView("added", log))
        holder.layoutIfNeeded()
        holder.addSubview(added)
        log.calls = []
        controller.view.addSubview(holder)
        controller.view.updatePropertiesIfNeeded()
        #expect(log.calls == ["added properties"])
    }

    @Test func `properties follow traits`() {
        controller.view.layoutIfNeeded()
        log.calls = []
        controller.view.overrideUserInterfaceStyle = .dark
        controller.view.updatePropertiesIfNeeded()
        #expect(log.calls == ["controller properties", "outer properties", "inner properties"])
    }
}
