import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Testing

/// Widths stored by Interface Builder, or computed by hand if none is stored.
struct EastAsianWidthTests {
    private func width(_ text: String, _ font: Font, _ era: FontEra = .y2020, scale: Double) throws -> Double {
        try Typesetter(era: era)
            .layout(TextContent(text, font: font), width: nil, grid: PixelGrid(scale: scale)).size.width
    }

    @Test(
        arguments: [
            ("静音", Font.system(size: 11), 3, 68), ("关闭视频", .system(size: 11), 3, 135),
            ("添加预解析域名", .system(size: 16, weight: .semibold), 3, 343),
            ("标签名称", .system(size: 18, weight: .medium), 3, 221), ("添加至", .system(size: 18, weight: .medium), 3, 166),
            ("メールを送信しました", .system(size: 22, weight: .bold), 2, 446),
            ("メールを確認してパスワードを設定してください", .system(size: 14, weight: .bold), 2, 629),
        ] as [(String, Font, Double, Double)])
    func `Chinese and Japanese are spaced out beside San Francisco`(
        text: String, font: Font, scale: Double, pixels: Double
    ) throws {
        #expect(try abs(width(text, font, scale: scale) * scale - pixels) < 1e-6)
    }

    @Test(
        arguments: [
            ("雷豆总数", Font.system(size: 17), 139), ("请选择合适你的背单词模式", .system(size: 20), 490),
            ("艾宾浩斯记忆法", .system(size: 20, weight: .bold), 286), ("查看更多学习任务说明吧", .system(size: 15), 337),
        ] as [(String, Font, Double)])
    func `so they were with the system font of 2018`(text: String, font: Font, pixels: Double) throws {
        #expect(try abs(width(text, font, .y2018, scale: 2) * 2 - pixels) < 1e-6)
    }

    /// Computed by hand: 1 em a character.
    @Test(
        arguments: [
            ("静音", Font.system(size: 11), FontEra.y2015, 22), ("こんにちは", .system(size: 20), .y2015, 100),
            ("こんにちは", Font(family: .named("AvenirNext-Medium"), size: 22), .y2020, 110),
        ] as [(String, Font, FontEra, Double)])
    func `they were not before, nor are they beside other fonts`(
        text: String, font: Font, era: FontEra, width expected: Double
    ) throws {
        #expect(try abs(width(text, font, era, scale: 2) - expected) < 1e-6)
    }

    @Test(
        arguments: [
            ("방문객", Font.system(size: 20), 3, 156),
            ("전화번호", .system(size: 17), 2, 118), ("전화번호", Font(family: .named("Helvetica"), size: 17), 2, 118),
        ] as [(String, Font, Double, Double)])
    func `syllables in Hangul are narrower than they are high`(
        text: String, font: Font, scale: Double, pixels: Double
    ) throws {
        #expect(try abs(width(text, font, scale: scale) * scale - pixels) < 1e-6)
    }
}
