import Foundation
import Testing

@testable import UIKit

/// The members of Objective-C's classes that subclasses can override.
@MainActor @Suite struct ObjectOverrideTests {
    private final class Listener: NSObject, UIScrollViewDelegate {
        var count = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }

    private final class Relay: UIScrollView {
        weak var outer: (any UIScrollViewDelegate)?
        override var delegate: (any UIScrollViewDelegate)? {
            get { outer }
            set { outer = newValue }
        }
    }

    private final class Rows: NSObject, UITableViewDelegate {}

    private final class Watched: UITableView {
        var changes = 0
        override var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
    }

    @Test func `a scroll view's delegate can be overridden`() {
        let (relay, listener) = (Relay(), Listener())
        let view: UIScrollView = relay
        view.delegate = listener
        #expect(relay.outer === listener && view.delegate === listener)
        view.contentOffset.y = 10
        #expect(listener.count == 0)
    }

    @Test func `lists have delegates of their own type`() {
        let (table, rows, listener) = (Watched(), Rows(), Listener())
        table.delegate = rows
        let view: UIScrollView = table
        #expect(table.changes == 1 && table.delegate === rows && view.delegate === rows)
        let plain = UIScrollView()
        plain.delegate = listener
        plain.contentOffset.y = 10
        #expect(listener.count == 1)
    }

    // MARK: Members by name

    private final class Stranger: UIView {
        var kept: [String: Int] = [:]
        override func responds(to aSelector: Selector!) -> Bool {
            aSelector == "greet" || super.responds(to: aSelector)
        }
        override func value(forKey key: String) -> Any? { key == "name" ? "stranger" : super.value(forKey: key) }
        override func value(forUndefinedKey key: String) -> Any? { "no \(key)" }
        override func setValue(_ value: Any?, forUndefinedKey key: String) {
            let number = value as? Int
            MainActor.assumeIsolated { kept[key] = number }
        }
    }

    /// A class whose superclass is NSObject, as prepared.
    private final class Model: NSObject, _SelectorResponder, _KeyReader, _KeyWriter, _UndefinedKeyWriter,
        _MessageForwarder
    {
        var log: [String] = []
        var helper: NSObject?
        func responds(to aSelector: Selector!) -> Bool {
            log.append("responds")
            return aSelector == "greet" || super._object_responds(to: aSelector)
        }
        func value(forKey key: String) -> Any? { key == "name" ? "model" : super._object_value(forKey: key) }
        func setValue(_ value: Any?, forKey key: String) {
            log.append("set \(key)")
            super._object_setValue(value, forKey: key)
        }
        func setValue(_ value: Any?, forUndefinedKey key: String) { log.append("undefined \(key)") }
        func forwardingTarget(for aSelector: Selector!) -> Any? { helper }
    }

    @Test func `views answer for themselves`() {
        let view: NSObject = Stranger()
        #expect(view.responds(to: "greet") && view.responds(to: "layoutIfNeeded") && !view.responds(to: "leave"))
        #expect(view.value(forKey: "name") as? String == "stranger" && view.value(forKey: "tag") as? Int == 0)
        #expect(view.value(forKey: "height") as? String == "no height")
        view.setValue(3, forKey: "height")
        view.setValue(4, forKey: "tag")
        #expect((view as? Stranger)?.kept == ["height": 3] && (view as? UIView)?.tag == 4)
    }

    @Test func `objects answer for themselves`() {
        let model = Model()
        model.helper = UIView()
        let object: NSObject = model
        #expect(object.responds(to: "greet") && !object.responds(to: "leave"))
        #expect(model.log == ["responds", "responds"])
        #expect(object.value(forKey: "name") as? String == "model")
        object.setValue(1, forKey: "size")
        #expect(model.log.suffix(2) == ["set size", "undefined size"])
        unsafe _ = object.perform("setNeedsLayout")
    }

    @Test func `a value that nobody takes is told where somebody asks`() {
        #expect(!UIView().takeValue(1, forKey: "height") && Stranger().takeValue(1, forKey: "height"))
        #expect(Model().takeValue(1, forKey: "height"))
    }
}
