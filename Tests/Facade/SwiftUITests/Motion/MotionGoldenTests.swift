import Foundation
import LayoutSimDocuments
import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

/// Goldens show moments of a motion where a script asks for them, and else its end.
@MainActor @Suite(.serialized) struct MotionGoldenTests {
    private struct Card: View {
        @ObservedObject var shown: Shown
        @Namespace private var names

        var body: some View {
            VStack(spacing: 12) {
                Text(verbatim: "Steps").font(.title)
                Text(verbatim: shown.isOn ? "8,200" : "5,000").contentTransition(.numericText())
                RoundedRectangle(cornerRadius: shown.isOn ? 40 : 8).fill(shown.isOn ? Color.green : .orange)
                    .frame(width: shown.isOn ? 300 : 80, height: 80)
                    .rotationEffect(.degrees(shown.isOn ? 30 : 0))
                if shown.isOn {
                    Text(verbatim: "Well done").padding().background(.yellow, in: Capsule())
                        .transition(.move(edge: .trailing).combined(with: .opacity))
                } else {
                    Text(verbatim: "Go on").padding().background(.gray, in: Capsule()).transition(.scale)
                }
                HStack(spacing: 0) {
                    ForEach(0..<3) { place in
                        Text(verbatim: "Tab \(place)").padding(8).background {
                            if place == (shown.isOn ? 2 : 0) {
                                Capsule().fill(.blue.opacity(0.3)).matchedGeometryEffect(id: "tab", in: names)
                            }
                        }
                    }
                }
                Spacer()
            }.padding()
        }
    }

    /// Performs a script in a folder of its own; returns what it reports, and the folder.
    private func run(
        _ steps: (TestScreen, Shown) throws -> Void
    ) throws -> (lines: [String], folder: URL) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "motion-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "".write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        let variant = try Matrix(devices: ["iphone-6"], contents: [.typical("")])[0]
        var lines: [String] = []
        let run = ScriptRun(
            "card", variant, nil, file: folder.appending(path: "Tests.swift").path, at: #_sourceLocation
        ) { failure, _ in lines += failure.message.split(separator: "\n").prefix(1).map(String.init) }
        let shown = Shown()
        try run.perform({ TestScreen(UIHostingController(rootView: Card(shown: shown))) }) { try steps($0, shown) }
        return (lines, folder)
    }

    private func files(in folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return all.compactMap { $0 as? URL }.sorted { $0.path < $1.path }
    }

    @Test func momentsAreAGolden() throws {
        let (lines, folder) = try run { screen, shown in
            withAnimation(.linear(duration: 0.5)) { shown.value = 1 }
            try screen.expectMotion("change", for: 0.5, frames: 5)
        }
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(
            lines == ["step 1, motion \"change\": card/iphone-6-portrait@2x-typical-change: there is no golden yet"])
        let text = try #require(files(in: folder).first { $0.pathExtension == "layout" })
        let moments = try String(contentsOf: text, encoding: .utf8).components(separatedBy: "\nmoment ").dropFirst()
        #expect(moments.count == 5)
        #expect(Set(moments.map { $0.drop { $0 != "\n" } }).count == 5)
        #expect(files(in: folder).contains { $0.pathExtension == "apng" })
    }

    @Test func momentsNameViewsAndAreReadBack() throws {
        struct Cover: View {
            @ObservedObject var shown: Shown

            var body: some View {
                ZStack {
                    Color.white
                    if !shown.isOn { Text(verbatim: "leaving").padding() }
                    Text(verbatim: "staying").offset(y: shown.isOn ? 100 : 0)
                }
            }
        }
        let shown = Shown()
        let screen = TestScreen(UIHostingController(rootView: Cover(shown: shown)))
        defer { screen.close() }
        withAnimation(.linear(duration: 1)) { shown.value = 1 }
        advance(by: 0.5)
        let view = try #require(screen.controller?.view)
        var text = ""
        let failure = try view.failure(named: "cover", showing: .presentation) { _, layout, renderer in
            text = renderer.document(layout).description
            return nil
        }
        #expect(failure == nil)
        let names = text.split(separator: "\n").map { $0.drop { $0 == " " } }.compactMap { line in
            ["ZStack#1", "Color#1", "LeavingView#1", "offset#1", "Text#1"].first { line.hasPrefix($0 + " ") }
        }
        #expect(names.prefix(5) == ["ZStack#1", "Color#1", "LeavingView#1", "offset#1", "Text#1"])
        let read = try #require(try LayoutDocument(parsing: text).recordedScreen)
        #expect(read.unread.isEmpty)
        let renderer = try Renderers.ofObjects.renderer(SimulatedDevice.current.fontEra)
        #expect(renderer.document(renderer.layout(read.screen)).description == text)
    }

    @Test func otherGoldensShowTheEnd() throws {
        let (lines, folder) = try run { screen, shown in
            withAnimation(.linear(duration: 0.5)) { shown.value = 1 }
            advance(by: 0.2)
            let moment = try screen.pngData()
            let view = try #require(screen.controller?.view)
            let early = view.frozen(named: "card")
            advance(by: 1)
            #expect(view.frozen(named: "card") == early)
            #expect(try screen.pngData() != moment)
        }
        try? FileManager.default.removeItem(at: folder)
        #expect(lines.isEmpty)
    }
}
