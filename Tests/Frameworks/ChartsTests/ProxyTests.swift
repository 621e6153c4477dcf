import Charts
import SwiftUI
import Testing
import UIKit

/// What views in front of charts ask these.
@MainActor @Suite struct ProxyTests {
    private final class Answers {
        var proxy: ChartProxy?
        var frame = CGRect.zero
    }

    /// Returns what a chart of 300 by 200 points answers, which begins 10 points from its window's sides.
    private func answers(
        _ direction: LayoutDirection = .leftToRight, @ChartContentBuilder _ content: () -> some ChartContent
    ) throws -> Answers {
        let answers = Answers()
        let chart = Chart(content: content)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = answers.proxy = proxy
                    let _ = answers.frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                    Color.clear
                }
            }
            .frame(width: 300, height: 200)
            .padding(10)
            .environment(\.layoutDirection, direction)
        let host = UIHostingController(rootView: chart)
        host.safeAreaRegions = []
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        window.rootViewController = host
        window.isHidden = false
        window.layoutIfNeeded()
        return answers
    }

    @Test func `places of values, and values at places`() throws {
        let answers = try answers {
            ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", Double($0) * 10)) }
        }
        let proxy = try #require(answers.proxy)
        let size = proxy.plotSize
        #expect(answers.frame == CGRect(origin: .zero, size: size))
        #expect(proxy.position(forX: 5) == size.width / 2)
        #expect(proxy.position(forY: 100.0) == 0)
        #expect(proxy.position(for: (x: 0, y: 0.0)) == CGPoint(x: 0, y: size.height))
        #expect(proxy.value(atX: size.width / 2, as: Int.self) == 5)
        #expect(proxy.value(atX: size.width / 2, as: String.self) == nil)
        #expect(proxy.value(at: CGPoint(x: 0, y: size.height), as: (Double, Double).self)?.1 == 0)
        #expect(proxy.yDomain(dataType: Double.self) == [0, 100])
    }

    @Test func `places from right to left are where values are seen`() throws {
        let answers = try answers(.rightToLeft) {
            ForEach(0..<11) { LineMark(x: .value("x", $0), y: .value("y", Double($0) * 10)) }
        }
        let proxy = try #require(answers.proxy)
        #expect(answers.frame.maxX == 300)
        #expect(proxy.position(forX: 10) == 0)
        #expect(proxy.value(atX: proxy.plotSize.width, as: Int.self) == 0)
    }

    @Test func `categories and looks`() throws {
        let answers = try answers {
            ForEach(["A", "B"], id: \.self) { name in
                BarMark(x: .value("Name", name), y: .value("y", 1)).foregroundStyle(by: .value("Name", name))
            }
        }
        let proxy = try #require(answers.proxy)
        let half = proxy.plotSize.width / 2
        let range = try #require(proxy.positionRange(forX: "B"))
        #expect(abs(range.lowerBound - half) < 0.001 && abs(range.upperBound - 2 * half) < 0.001)
        #expect(proxy.value(atX: half + 1, as: String.self) == "B")
        #expect(proxy.value(atX: -1, as: String.self) == nil)
        #expect(proxy.foregroundStyle(for: "A") != nil)
        #expect(proxy.foregroundStyle(for: "C") == nil)
    }

    @Test func `a value that a finger selects`() throws {
        let answers = Answers()
        var selected: String?
        let binding = Binding<String?>(get: { selected }, set: { selected = $0 })
        let chart = Chart {
            ForEach(["A", "B"], id: \.self) { BarMark(x: .value("Name", $0), y: .value("y", 1)) }
        }
        .chartXSelection(value: binding)
        .chartOverlay { proxy in
            let _ = answers.proxy = proxy
            EmptyView()
        }
        let host = UIHostingController(rootView: chart)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
        window.rootViewController = host
        window.isHidden = false
        window.layoutIfNeeded()
        let proxy = try #require(answers.proxy)
        proxy.selectXValue(at: proxy.plotSize.width - 1)
        #expect(selected == "B")
        proxy.selectXValue(at: -1)
        #expect(selected == nil)
    }
}
